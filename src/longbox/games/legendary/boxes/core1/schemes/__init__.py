"""The Schemes of the First Edition, a file each."""
