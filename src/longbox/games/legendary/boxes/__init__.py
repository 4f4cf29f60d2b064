"""The boxes of the family: their numbers, their words and their cards."""
