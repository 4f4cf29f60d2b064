"""Fate cards that belong to no villain, one file for each deck."""
