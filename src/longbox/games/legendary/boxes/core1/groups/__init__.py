"""The Villain Groups of the First Edition, a file each."""
