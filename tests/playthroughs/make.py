"""Plays the playthroughs again and writes them down: `python -m tests.playthroughs.make [words of their names]`.

Only after a deliberate change of the rules: read the difference in the logs before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.playthroughs.games import PLAYTHROUGHS
from tests.playthroughs.playthrough import Playthrough, told


def make(playthrough: Playthrough) -> str:
    """Plays one and writes its two files; says how it ended."""
    game = playthrough.play()
    assert game.result is not None
    playthrough.record_file.parent.mkdir(exist_ok=True)
    playthrough.record_file.write_text(str(game.record), encoding="utf-8", newline="\n")
    playthrough.log_file.write_text(told(game), encoding="utf-8", newline="\n")
    return f"{playthrough.name}: {game.result.outcome} after {game.answers} answers"


def main(words: Sequence[str]) -> None:
    for playthrough in PLAYTHROUGHS:
        if not words or any(word in playthrough.name for word in words):
            print(make(playthrough))


if __name__ == "__main__":
    main(sys.argv[1:])
