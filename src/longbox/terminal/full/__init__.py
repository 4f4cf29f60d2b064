"""The full screen: the same sitting as line play, with the table always in sight. Its widgets hold no rules."""

from __future__ import annotations

import os
import sys

from longbox.kernel.errors import LongboxError
from longbox.kernel.game import Game
from longbox.terminal import exits, saves
from longbox.terminal.screen import Screen
from longbox.terminal.speech import t


def needs_terminal() -> None:
    """Refuses where there is nothing to draw on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise LongboxError(t("The full screen needs a terminal; in a pipe 'longbox play' asks in plain lines."))
    if os.environ.get("TERM") == "dumb":
        raise LongboxError(t("This terminal can only write line after line: 'longbox play' asks in lines."))


def sits_at_full_screen(game: Game, save: saves.Save, screen: Screen, resumed: bool) -> int:
    """Plays on the full screen; what is to be remembered is said when it is gone."""
    from longbox.terminal.full.app import FullScreen  # Textual takes its time to load: only who sits down waits for it

    table = FullScreen(game, save, resumed)
    table.run()
    for line in table.sitting.results():
        screen.says(line)
    code = table.sitting.says_farewell(screen, "table")
    return code or (exits.FAULT if table.return_code else exits.DONE)
