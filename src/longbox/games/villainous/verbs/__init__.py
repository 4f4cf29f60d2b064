"""What a player does: one module for each kind of thing, as functions whose first word is the player."""
