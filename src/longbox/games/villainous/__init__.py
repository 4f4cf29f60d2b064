"""Marvel Villainous: Infinite Power, the second rules family."""
