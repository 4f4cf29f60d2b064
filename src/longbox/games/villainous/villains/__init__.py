"""The villains: one file each, with the Domain, the deck, the Fate deck and the tiles."""
