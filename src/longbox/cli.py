"""The command line: runs one command and turns whatever goes wrong into a sentence and an exit code."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from longbox.kernel.errors import BadRecord, LongboxError
from longbox.terminal import exits


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    _speaks_any_language()
    try:
        code = _run(given)
        sys.stdout.flush()
        return code
    except BadRecord as error:
        return _fails(str(error), exits.BAD_RECORD, given, {"line": error.line})
    except LongboxError as error:
        return _fails(str(error), exits.ASKED_WRONG, given)
    except BrokenPipeError:  # whoever was reading has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exits.DONE
    except OSError as error:
        return _fails(
            f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}.", exits.NOT_SAVED, given
        )
    except KeyboardInterrupt:
        return 130


def _run(words: list[str]) -> int:
    if words in (["games"], ["games", "--json"]):  # asked so often, by programs too, that it does not wait for a parser
        from longbox.terminal.lists import games

        return games("--json" in words)
    from cyclopts import CycloptsError

    from longbox.terminal.commands import add_play, app, sentence

    add_play(words)
    try:
        return int(app(words or ["--help"], exit_on_error=False, error_formatter=sentence) or exits.DONE)
    except CycloptsError:
        return exits.ASKED_WRONG


def _fails(sentence: str, code: int, words: Sequence[str], more: Mapping[str, Any] | None = None) -> int:
    """Says what is wrong: to people in the language that is spoken, to programs as JSON."""
    from longbox.terminal.speech import t

    if "--json" in words:
        print(json.dumps({"error": sentence, **(more or {})}), flush=True)
    print(f"longbox: {t(sentence)}", file=sys.stderr)
    return code


def _speaks_any_language() -> None:
    """A name that the terminal has no letters for is no reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
