"""What the program's exit codes mean."""

DONE = 0  # all went well; a game that was left is kept
FAULT = 1  # a fault of the program was met: fuzz found one, or a card's effect broke
ASKED_WRONG = 2  # what was asked for does not exist or cannot be: a set-up, a card, a file, an option
BAD_RECORD = 3  # a record is damaged or illegal
NOT_SAVED = 4  # the disk would not take the game; its record was printed instead
