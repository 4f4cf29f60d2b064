"""Writes the moments of games that the dev page of the board shows (`states.json`; not kept, not shipped).

python web/dev/states.py && cd web && npx vite    # then open /dev/board.html
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import longbox
from longbox.games.catalog import cards
from longbox.kernel.game import Game
from longbox.players.random import Random
from longbox.players.thumb import Thumb

HERE = Path(__file__).parent
MOST_ANSWERS = 900

Moment = Callable[[Game], bool]


def verbs(game: Game) -> set[str]:
    return {option.verb.split()[0] for option in game.decision.options} if game.decision is not None else set()


def asks(*wanted: str) -> Moment:
    return lambda game: bool(verbs(game) & set(wanted))


def after(answers: int, then: Moment = lambda game: True) -> Moment:
    return lambda game: game.decision is not None and game.decision.number >= answers and then(game)


def state(game: Game, seat: int | None) -> dict[str, Any]:
    """What the server would send: as much of it as the board looks at."""
    decision = game.decision
    seats = [
        {"index": index, "kind": "you" if index == seat else "bot", "name": it["name"], "taken": True, "present": True}
        for index, it in enumerate(game.view(seat)["seats"])
    ]
    for info in seats:
        info |= {"strength": None, "yours": info["index"] == seat, "side": None, "invite": None}
    table = {"table": "dev", "game": game.setup.game, "title": "", "phase": "over" if game.over else "playing"}
    table |= {"seats": seats, "host": True, "watchers": 0, "watch": None, "created": 0, "touched": 0, "setup": {}}
    turn = seats[decision.seat]["name"] if decision is not None else None
    table |= {"answers": 0, "turn": turn, "outcome": None, "again": None}
    lines = [event_line(event) for event in game.log(seat)[-12:]]
    undo = {"oldest": 0, "free": 0, "redo": 0, "asked_by": None, "asked_to": None, "waits_for_you": False}
    return {
        "type": "state", "table": table, "seat": seat, "curtain": None, "view": game.view(seat), "log": lines,
        "log_from": 0, "undo": undo, "result": None, "trouble": None, "answered": None,
    }  # fmt: skip


def event_line(event: Any) -> dict[str, Any]:
    return {"answers": 0, "kind": event.kind, "depth": event.depth, "text": event.text, "cause": event.cause,
            "seat": event.seat, "card": event.card, "number": event.number, "place": event.place,
            "other": event.other, "cards": list(event.cards), "clause": event.clause}  # fmt: skip


def reached(title: str, seats: int, moment: Moment, **options: Any) -> Game:
    """The first moment of that kind in games that rules of thumb play, with some chance so that trouble comes."""
    for seed in range(1, 60):
        game = longbox.new(title, seats=seats, seed=seed, **options)
        thumb, chance = Thumb(), Random(seed)
        for count in range(MOST_ANSWERS):
            if game.over or moment(game):
                break
            player = chance if count % 7 == 3 else thumb
            game.answer(player.advises(game.view(game.decision.seat)).notation)
        if moment(game):
            return game
    raise LookupError("no game came to this moment")


def moments() -> Iterator[tuple[str, Game, int | None]]:
    yield from legendary_moments("legendary-1e")
    yield from villainous_moments("villainous")


def legendary_moments(title: str) -> Iterator[tuple[str, Game, int | None]]:
    game = reached(title, 1, after(0), first_game=True)
    yield "legendary: alone, the first turn", game, 0
    game = reached(title, 3, after(150, asks("end")))
    yield "legendary: three, a full city", game, game.decision.seat
    yield "legendary: three, another's turn", game, (game.decision.seat + 1) % 3
    yield "legendary: three, watched", game, None
    game = reached(title, 5, after(160, asks("KO", "discard", "reveal")))
    yield "legendary: five, a question of an effect", game, game.decision.seat
    game = reached(title, 2, after(60, portals), scheme="Portals to the Dark Dimension")
    yield "legendary: two, Dark Portals", game, game.decision.seat
    game = reached(title, 2, lambda game: game.over)
    yield "legendary: two, over", game, 0


def portals(game: Game) -> bool:
    return any(game.view()["portals"]) and "end" in verbs(game)


def villainous_moments(title: str) -> Iterator[tuple[str, Game, int | None]]:
    game = reached(title, 2, after(0))
    yield "villainous: two, the first move", game, game.decision.seat
    game = reached(title, 2, after(100, asks("vanquish")))
    yield "villainous: two, a vanquish", game, game.decision.seat
    game = reached(title, 3, after(150, lambda game: bool(game.view()["events"]) and "done" in verbs(game)))
    yield "villainous: three, an Event", game, game.decision.seat
    yield "villainous: three, another's turn", game, (game.decision.seat + 1) % 3
    game = reached(title, 4, after(200, lambda game: any(it.verb.startswith("fate ") for it in game.decision.options)))
    yield "villainous: four, Fate", game, game.decision.seat
    game = reached(title, 4, after(230, asks("move")))
    yield "villainous: four, where to", game, game.decision.seat
    yield "villainous: four, watched", game, None
    game = reached(title, 2, lambda game: game.over)
    yield "villainous: two, over", game, 0


def main() -> None:
    states = [{"name": name, "state": state(game, seat)} for name, game, seat in moments()]
    faces = {game: [facts.plain() for facts in cards(game).values()] for game in ("legendary-1e", "villainous")}
    spaces = {info.game: {name: list(found) for name, found in info.spaces.items()} for info in longbox.games()}
    (HERE / "states.json").write_text(json.dumps({"faces": faces, "states": states, "spaces": spaces}))
    for it in states:
        decision = it["state"]["view"]["decision"]
        print(
            it["name"], "|", decision["prompt"] if decision else "over", "|", len((decision or {}).get("options", []))
        )


main()
