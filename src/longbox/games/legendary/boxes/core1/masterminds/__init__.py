"""The Masterminds with their Tactics of the First Edition, a file each."""
