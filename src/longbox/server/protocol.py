"""Everything that is said between the server and its clients: the one place where it is written down.

The JSON Schema, the TypeScript types and the protocol's page are made from these types (`describe.py`), and a test
keeps them equal. Over HTTP a person asks for facts, opens and joins tables; at a table everything goes through one
WebSocket, `/api/tables/{table}/socket`, whose first message is `hello`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

VERSION = 1
MOST_BYTES = 16_384  # of a message from a client; only the import of a record may be larger
MOST_NAME = 24
MOST_WORDS = 280
NAMELESS = "You"  # whoever has entered without a name

# What one can say with one click. The keys travel, the words are the client's.
PHRASES = ("hello", "good_luck", "well_played", "thanks", "thinking", "sorry", "oops", "wow", "help", "goodbye")

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Token = Annotated[str, Meta(min_length=16, max_length=128)]

SeatKind = Literal["you", "here", "link", "bot"]
Strength = Literal["easy", "normal", "hard"]
OptionKind = Literal["one", "several", "flag", "number", "numbers"]
Phase = Literal["waiting", "playing", "over", "frozen"]


# -- over HTTP: what a client sends ----------------------------------------------------------------------------------


class Enter(Struct, forbid_unknown_fields=True):
    """`POST /api/people`: a new person, or an old one by name and password. A local server needs neither."""

    name: Name = NAMELESS
    password: Annotated[str, Meta(max_length=200)] | None = None


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: you, somebody at this screen, a friend by link, or a bot of some strength."""

    kind: SeatKind
    name: Name | None = None
    strength: Strength = "normal"


class OpenTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`: a new table. What is left out of the options is drawn by the rules of the set-up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    options: dict[str, Any] = {}
    seed: int | None = None


class ImportTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/import`: goes on with the game of a record; a finished one can then be replayed."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []  # empty: you on the first seat, bots on the others


class Branch(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/branch`: "what if": a new table from the first so many answers of a finished game."""

    answers: Count
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []


class Join(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/join`: takes the seat of an invitation, or comes to watch with the watchers' one."""

    invite: Token
    name: Name | None = None


class Report(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/reports`: something is wrong here; the record of this moment is kept with the words."""

    words: Annotated[str, Meta(max_length=2000)] = ""


# -- over HTTP: what the server answers ------------------------------------------------------------------------------


class Problem(Struct):
    """Any request that is refused: one sentence fit to be shown, and what part of the request it is about."""

    error: str
    about: str | None = None


class Person(Struct):
    """Who you are. The token is yours alone: it opens your seats."""

    token: str
    name: str


class SeatInfo(Struct):
    """One seat as everybody at the table may know it."""

    index: int
    kind: SeatKind
    name: str
    taken: bool  # somebody has sat down here; a seat by link waits for that
    present: bool  # whoever sits here is connected; bots always are
    strength: Strength | None  # of the bot that answers now; null while a person does
    yours: bool
    side: str | None = None  # who is played there, where a game deals sides: a villain of Villainous
    invite: str | None = None  # only for the host, while the seat waits: what the link must carry


class TableInfo(Struct):
    """A table in the lobby, in the history and in every state."""

    table: str
    game: str
    title: str
    phase: Phase
    seats: list[SeatInfo]
    host: bool  # whether you opened it
    watchers: int
    watch: str | None  # only for the host: what a link for watchers must carry
    created: int  # seconds since 1970
    touched: int
    answers: int
    turn: str | None  # whose decision it is, by name
    outcome: str | None  # of a finished game, in one word
    setup: dict[str, Any]  # the options that were chosen; no seed while the game goes on
    again: str | None  # of a finished game: the line that sets the same game up again
    known: bool  # somebody may know the deal: the seed was chosen, or the game goes on from a record


class OptionInfo(Struct):
    """One option of a set-up: `one` of the values, `several`, a `flag`, a `number` or `numbers` for each seat."""

    name: str
    kind: OptionKind
    help: str
    values: list[str]
    default: Any
    each_seat: bool = False  # one value for every seat, in their order


class GameCard(Struct):
    """A game of the lobby, with every option of its set-up."""

    game: str
    title: str
    family: str
    seats: list[int]
    options: list[OptionInfo]
    spaces: dict[str, list[str]]


class Lobby(Struct):
    """`GET /api/lobby`: what can be played and what is going on."""

    version: int
    public: bool  # names are asked for
    games: list[GameCard]
    tables: list[TableInfo]  # yours, the one touched last first
    phrases: list[str]
    languages: list[str]


class Opened(Struct):
    """The answer to `OpenTable`, `ImportTable`, `Branch` and `Join`."""

    table: str
    seats: list[int]  # yours; none for a watcher


class Face(Struct):
    """One printed face: `GET /api/games/{game}/cards` lists them all."""

    game: str
    face: str
    title: str
    kind: str
    unit: str
    copies: int
    numbers: dict[str, int]
    marks: dict[str, str]
    traits: list[str]
    needs: list[str]
    rarity: str | None
    rule: str
    source: str
    clause: str | None
    notes: list[str]


class Rule(Struct):
    """One clause of a rulebook: `GET /api/rules?words=…&game=…&language=…` and `GET /api/rules/{clause}?language=…`."""

    id: str
    game: str
    book: str
    section: str
    title: str
    text: str
    ruling: str | None


class Frame(Struct):
    """One moment of a finished game: `GET /api/tables/{table}/replay?at=…&seat=…`."""

    at: int  # how many answers have been given
    answers: list[str]  # all of them, to scrub over
    seats: list[int]  # who gave each
    view: Any
    log: list[LogLine]  # what the last answer brought about
    result: ResultInfo | None


class SeatRecord(Struct):
    """How one of your seats has fared in one game: `GET /api/statistics`."""

    game: str
    side: str  # the villain, the Mastermind, or whatever the game tells apart
    games: int
    wins: int
    seconds: int


class Reported(Struct):
    """The answer to `Report`: under this id the record of the moment is kept."""

    report: str


# -- at the table: what a client sends -------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. A client that comes back says how many log lines it has already, and what it heard last."""

    token: Token
    seen: Count = 0
    log_of: Annotated[str, Meta(max_length=40)] = ""  # of the State that brought them; another log begins anew
    heard: Count = 0  # the highest number of a Said; what was said after it is said again


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to question `number`, by its notation. `id` comes back with the acknowledgement."""

    id: Count
    seat: Count
    number: Count
    notation: Annotated[str, Meta(min_length=1, max_length=500)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Back to when `answers` answers had been given. Where others must agree, they are asked."""

    id: Count
    answers: Count


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    """Gives the last undone answer again."""

    id: Count


class Agree(Struct, tag="agree", forbid_unknown_fields=True):
    """Yes or no to somebody's wish to undo."""

    id: Count
    agrees: bool


class Uncover(Struct, tag="uncover", forbid_unknown_fields=True):
    """The person of this seat sits at the screen now: the curtain may open."""

    id: Count
    seat: Count


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Asks for advice on the question of one of your seats."""

    id: Count
    seat: Count


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A ready-made phrase or words of one's own."""

    id: Count
    phrase: str | None = None
    words: Annotated[str, Meta(max_length=MOST_WORDS)] | None = None


class Replace(Struct, tag="replace", forbid_unknown_fields=True):
    """A bot of this strength plays your own seat or an absent one; without a strength, its person plays again."""

    id: Count
    seat: Count
    strength: Strength | None


ClientMessage = Hello | Answer | Undo | Redo | Agree | Uncover | Hint | Say | Replace


# -- at the table: what the server says ------------------------------------------------------------------------------


class LogLine(Struct):
    """One event, as this viewer may know it; `answers` is how many answers had been given when it happened."""

    answers: int
    kind: str
    depth: int
    text: str
    cause: str | None = None
    seat: int | None = None
    card: str | None = None
    number: int | None = None
    place: str | None = None
    other: str | None = None
    cards: list[str] = []
    clause: str | None = None


class ScoreInfo(Struct):
    """What one seat made of the game, with the parts that add up to it."""

    seat: int
    total: int
    parts: list[tuple[str, int]]


class ResultInfo(Struct):
    """How a game ended: scores with where they came from."""

    outcome: str
    winners: list[int]
    individual_winners: list[int]
    scores: list[ScoreInfo]
    reason: str


class UndoInfo(Struct):
    """What can be taken back: `oldest` is how far (in answers given) you may wish to go; down to `free` nobody is
    asked, since nothing hidden has been revealed since."""

    oldest: int
    free: int
    redo: int
    last: int | None  # just before your own last answer
    marked: int  # answers taken back so far after something hidden had been revealed
    asked_by: str | None = None  # somebody wishes to undo
    asked_to: int | None = None  # back to so many answers
    waits_for_you: bool = False


class State(Struct, tag="state"):
    """The table as you may see it now, whole. `log` takes the place of all lines from `log_from` on."""

    table: TableInfo
    seat: int | None  # through whose eyes; null: a watcher's, or while the curtain is closed
    curtain: int | None  # the seat that must come to the screen before its view is shown
    view: Any  # docs/protocol.md, "The view"
    log: list[LogLine]
    log_from: int
    log_of: str  # which log these lines belong to: it changes with the eyes and with every undo
    undo: UndoInfo
    result: ResultInfo | None
    trouble: str | None  # of a frozen game: what to do, with the report's id
    answered: int | None = None  # the id of your message that this state is the acknowledgement of


class Refused(Struct, tag="refused"):
    """Your message changed nothing, and why. `number` is the question that is being asked now."""

    id: int | None
    error: str
    number: int | None = None


class Advice(Struct, tag="advice"):
    """A hint: an answer, and in a sentence why."""

    id: int
    seat: int
    number: int
    notation: str
    reason: str


class Said(Struct, tag="said"):
    """Somebody at the table said something; `at` is in seconds since 1970."""

    number: int
    who: str
    seat: int | None
    at: int
    phrase: str | None = None
    words: str | None = None


class Closed(Struct, tag="closed"):
    """The last message before the server ends the connection: why, and whether to come back."""

    error: str
    again: bool


ServerMessage = State | Refused | Advice | Said | Closed


# -- the requests over HTTP ------------------------------------------------------------------------------------------

HTTP = """\
JSON both ways. Whoever has entered sends `Authorization: Bearer <token>` with every request; a request that changes
something must come from the server's own origin. A refusal is a Problem with a fitting status: 400 cannot be read, 401
enter first, 403 not yours, 404 not there, 409 not now, 413 too large, 422 cannot be, 429 too often, 507 not kept."""

SOCKET = """\
`/api/tables/{table}/socket` is a WebSocket with one JSON message in every text frame. After `hello` the server sends a
State, and a new one whenever the table changes. A message with an `id` is answered by a State (or Advice) with that id,
or by Refused. Text is plain text: whoever shows it takes care of markup."""


class Call(NamedTuple):
    """One request over HTTP: what it takes in its body and what it gives."""

    name: str
    method: Literal["GET", "POST"]
    path: str
    takes: type[Struct] | None
    gives: Any  # None: a file
    says: str


CALLS = (
    Call("enter", "POST", "/api/people", Enter, Person, "a person to be; needs no token"),
    Call("lobby", "GET", "/api/lobby", None, Lobby, "what can be played and what is going on; needs no token"),
    Call("open_table", "POST", "/api/tables", OpenTable, Opened, "a new table"),
    Call("import_table", "POST", "/api/tables/import", ImportTable, Opened, "a table from a record"),
    Call("table", "GET", "/api/tables/{table}", None, TableInfo, "one table that you sit at or watch"),
    Call("join", "POST", "/api/tables/{table}/join", Join, Opened, "a seat, or a place to watch from"),
    Call("branch", "POST", "/api/tables/{table}/branch", Branch, Opened, "what if: a new table from a finished game"),
    Call("report", "POST", "/api/tables/{table}/reports", Report, Reported, "something is wrong at this table"),
    Call("record", "GET", "/api/tables/{table}/record", None, None, "the record of a finished or frozen game, as text"),
    Call("replay", "GET", "/api/tables/{table}/replay", None, Frame, "`?at=…&seat=…`: a moment of a finished game"),
    Call("history", "GET", "/api/history", None, list[TableInfo], "your finished games, the last one first"),
    Call("statistics", "GET", "/api/statistics", None, list[SeatRecord], "how you have fared"),
    Call("cards", "GET", "/api/games/{game}/cards", None, list[Face], "every printed face of a game; needs no token"),
    Call("rules", "GET", "/api/rules", None, list[Rule], "`?words=…&game=…&language=…`: what matches; needs no token"),
    Call("rule", "GET", "/api/rules/{clause}", None, Rule, "`?language=…`: one clause; needs no token"),
    Call("words", "GET", "/api/words/{language}", None, dict[str, Any], "a catalogue of words; needs no token"),
    Call(
        "scans", "GET", "/api/scans", None, dict[str, str], "face -> address, of the player's own scans; needs no token"
    ),
)
