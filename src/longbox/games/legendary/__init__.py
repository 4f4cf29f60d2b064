"""The Legendary rules family: one engine, three boxes."""
