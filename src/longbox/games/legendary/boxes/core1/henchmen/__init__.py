"""The Henchman Groups of the First Edition, a file each."""
