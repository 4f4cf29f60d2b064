"""What the keys of the full screen do, and how that is called."""

from __future__ import annotations

from longbox.terminal.speech import t


def keys() -> dict[str, tuple[str, str]]:
    """The keys at the foot of the screen: what each does, and how that is called there."""
    return {
        "f1": ("help", t("Help")),
        "f2": ("why", t("Why")),
        "f3": ("hint", t("Hint")),
        "f4": ("card", t("Card")),
        "f5": ("look", t("Look")),
        "f6": ("log", t("Log")),
        "f7": ("undo", t("Undo")),
        "f8": ("redo", t("Redo")),
        "f10": ("leave", t("Leave")),
    }


def what_keys_do() -> dict[str, str]:
    """Every key in a few words, for the page of help."""
    return {
        "F1, ?": t("this page"),
        "F2": t("why this is asked, and the rule behind the marked answer"),
        "F3": t("marks the answer that a simple player would give, and says why"),
        "F4": t("the card that the marked answer is about"),
        "F5": t("looks closely at hands, piles and places"),
        "F6": t("what happened so far"),
        "F7, Ctrl+Z": t("takes back your last answer"),
        "F8, Ctrl+Y": t("gives it again"),
        "F10, Ctrl+C": t("leaves the table; the game is kept"),
        "PgUp, PgDn": t("scroll the table"),
        "Esc": t("closes what lies over the table, clears what you have typed"),
    }
