"""The Heroes of the First Edition, a file each."""
