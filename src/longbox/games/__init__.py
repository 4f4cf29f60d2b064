"""The games: one folder a family, and the catalog that lists what can be played."""
