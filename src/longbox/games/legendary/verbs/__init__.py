"""What a player does, one module for each thing. The functions become the methods of `Seat`: `you` is the subject."""
