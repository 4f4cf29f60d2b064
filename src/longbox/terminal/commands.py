"""The commands and their help pages. Each imports what it needs when it is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from longbox.players import NORMAL
from longbox.terminal.help import Help

if TYPE_CHECKING:
    from rich.text import Text

EXIT_CODES = """Exit codes: 0 all went well; 1 a fault of the program (fuzz found one, or a card's effect broke);
2 what was asked for does not exist or cannot be; 3 a damaged or illegal record; 4 the disk would not take the game."""

app = App(
    name="longbox",
    help="Plays Marvel card games by their full rules. 'longbox play' starts a first game.",
    help_epilogue=" ".join(EXIT_CODES.split()),
    help_format="plaintext",
    help_formatter=Help(),
    version_flags=["--version"],
    result_action="return_value",
)

Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Language = Annotated[str | None, Parameter(metavar="CODE")]
Game = Annotated[str | None, Parameter(metavar="GAME")]


@app.command(sort_key=2)
def games(*, saved: Annotated[bool, Parameter(negative=())] = False, json: Json = False) -> int:
    """The games that can be played, with their seats and set-up options; or the saved ones.

    Parameters
    ----------
    saved
        List the games of yours that are kept, the last one first.
    """
    from longbox.terminal import lists

    if saved:
        return lists.saved_games(json)
    return lists.games(json)


def play(
    game: str | None = None,
    *,
    players: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    seed: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    seat: Annotated[list[str] | None, Parameter(negative=(), metavar="WHO")] = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    quiet: Annotated[bool, Parameter(negative=())] = False,
    language: Language = None,
    **options: Any,
) -> int:
    """Play a game in lines of text: on a terminal, through a pipe, with a screen reader.

    Without a game: the rulebook's own first game, you and a bot. The game is saved after every answer.
    Type help at any question.

    Parameters
    ----------
    game
        The game; with --resume the name of a saved game, or a file with a record.
    players
        How many play. Seats that nobody takes are taken by bots.
    seed
        The same seed and set-up deal the same game.
    seat
        Who sits in the next seat: you, a bot (easy, normal or hard), or random. Give it once for each seat.
    resume
        Go on with the game played last, or with the one that is named.
    quiet
        Show the table only when you look.
    language
        The language to speak, such as de; otherwise that of LONGBOX_LANGUAGE, or of the system.
    """
    from longbox.terminal import begin
    from longbox.terminal.screen import Screen
    from longbox.terminal.speech import speaks

    speaks(language)
    sits = begin.in_lines(quiet)
    if resume:
        return begin.resume(game, seat or [], Screen(), sits)
    return begin.play_new(game, players, seed, seat or [], options, Screen(), sits)


def table(
    game: str | None = None,
    *,
    players: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    seed: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    seat: Annotated[list[str] | None, Parameter(negative=(), metavar="WHO")] = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    language: Language = None,
    **options: Any,
) -> int:
    """Play a game on the full screen of a terminal, 80 by 24 and up.

    Everything can be done with keys: arrows and Enter, numbers, or words as in line play; F1 lists them.
    NO_COLOR takes the colours away. Games are saved as by 'longbox play', and either goes on with the other's.

    Parameters
    ----------
    game
        The game; with --resume the name of a saved game, or a file with a record.
    players
        How many play. Seats that nobody takes are taken by bots.
    seed
        The same seed and set-up deal the same game.
    seat
        Who sits in the next seat: you, a bot (easy, normal or hard), or random. Give it once for each seat.
    resume
        Go on with the game played last, or with the one that is named.
    language
        The language to speak, such as de; otherwise that of LONGBOX_LANGUAGE, or of the system.
    """
    from longbox.terminal import begin
    from longbox.terminal.full import needs_terminal, sits_at_full_screen
    from longbox.terminal.screen import Screen
    from longbox.terminal.speech import speaks

    speaks(language)
    needs_terminal()
    if resume:
        return begin.resume(game, seat or [], Screen(), sits_at_full_screen)
    return begin.play_new(game, players, seed, seat or [], options, Screen(), sits_at_full_screen)


@app.command(sort_key=3)
def replay(
    file: str,
    *,
    step: Annotated[bool, Parameter(negative=())] = False,
    seat: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    json: Json = False,
) -> int:
    """Tell a recorded game from its beginning, and check that the record is sound.

    Parameters
    ----------
    file
        A file with a record, or the name of a saved game.
    step
        Wait for Enter after every answer.
    seat
        Tell it as this player saw it (1 for the first seat); otherwise what everybody saw.
    """
    from longbox.terminal import telling

    return telling.replay(file, step, seat, json)


@app.command(sort_key=4)
def cards(*words: str, game: Game = None, language: Language = None, json: Json = False) -> int:
    """Cards with their numbers, copies, rule in our words, and where the facts come from.

    Parameters
    ----------
    words
        Part of a name; or a team, a class, a kind, or what the rule speaks of. Without words: every face.
    game
        Only the cards of this game.
    language
        The language to speak, such as de; otherwise that of LONGBOX_LANGUAGE, or of the system.
    """
    from longbox.terminal import lists
    from longbox.terminal.speech import speaks

    speaks(language)
    return lists.cards(" ".join(words), game, json)


@app.command(sort_key=5)
def rules(*words: str, game: Game = None, language: Language = None, json: Json = False) -> int:
    """Search the rulebooks, in our own words.

    Parameters
    ----------
    words
        What the rule speaks of, or the id of a clause such as L1-043.
    game
        Only the rulebook of this game.
    language
        The language to speak, such as de; otherwise that of LONGBOX_LANGUAGE, or of the system.
    """
    from longbox.terminal import lists
    from longbox.terminal.speech import speaks

    speaks(language)
    return lists.rules(" ".join(words), game, json)


@app.command(sort_key=6)
def fuzz(
    game: str,
    *,
    games: Annotated[int, Parameter(metavar="NUMBER")] = 100,
    seed: Annotated[int, Parameter(metavar="NUMBER")] = 0,
    seats: Annotated[list[int] | None, Parameter(negative=(), metavar="NUMBER")] = None,
    processes: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    thorough: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
) -> int:
    """Play random games, every law checked at every decision, and report faults.

    Prints the number of games, decisions, faults, set-ups covered, and decisions a second. A fault prints the
    command that reproduces it; any fault makes the exit code 1.

    Parameters
    ----------
    game
        The game.
    games
        How many games.
    seed
        The first game's seed; the others follow it.
    seats
        Only with so many players; give it several times for several numbers.
    processes
        How many processes share the work; otherwise one for each core.
    thorough
        Look at every law for every viewer at every decision; slow.
    """
    from longbox.terminal import lab

    return lab.fuzz(game, games, seed, seats, processes, thorough, json)


@app.command(sort_key=7)
def bench(game: str, *, json: Json = False) -> int:
    """Measure decisions a second, copies, forks and undo.

    Parameters
    ----------
    game
        The game.
    """
    from longbox.terminal import lab

    return lab.bench(game, json)


@app.command(sort_key=8)
def balance(
    game: str,
    *,
    games: Annotated[int, Parameter(metavar="NUMBER")] = 100,
    seed: Annotated[int, Parameter(metavar="NUMBER")] = 0,
    seats: Annotated[list[int] | None, Parameter(negative=(), metavar="NUMBER")] = None,
    player: Annotated[str, Parameter(metavar="KIND")] = NORMAL,
    processes: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    json: Json = False,
) -> int:
    """How often each side of a game wins, and in how many rounds, when bots play random line-ups.

    Parameters
    ----------
    game
        The game: one in which the players are against each other.
    games
        How many games.
    seed
        The first game's seed; the others follow it.
    seats
        Only with so many players; give it several times for several numbers.
    player
        The kind of bot that takes every seat.
    processes
        How many processes share the work; otherwise one for each core.
    """
    from longbox.terminal import lab

    return lab.balance(game, games, seed, seats, player, processes, json)


@app.command(sort_key=9)
def ladder(
    game: str,
    *,
    deals: Annotated[int, Parameter(metavar="NUMBER")] = 50,
    seed: Annotated[int, Parameter(metavar="NUMBER")] = 0,
    seats: Annotated[int, Parameter(metavar="NUMBER")] = 2,
    player: Annotated[list[str] | None, Parameter(negative=(), metavar="KIND")] = None,
    playouts: Annotated[int, Parameter(metavar="NUMBER")] = 100,
    as_at_a_table: Annotated[bool, Parameter(negative=())] = False,
    processes: Annotated[int | None, Parameter(metavar="NUMBER")] = None,
    json: Json = False,
) -> int:
    """How much stronger each bot is than the one before it.

    Parameters
    ----------
    game
        The game.
    deals
        How many deals; each is played several times, so that both have the same chances.
    seed
        The first deal's seed; the others follow it.
    seats
        How many players.
    player
        A bot, the weakest first; give it once for each. Otherwise easy, normal, hard.
    playouts
        How often a bot that tries answers out may do so for one answer: then the same command gives the same games.
    as_at_a_table
        Let it think as long as at a table instead, which depends on the machine.
    processes
        How many processes share the work; otherwise one for each core.
    """
    from longbox.terminal import lab

    return lab.ladder(game, deals, seed, seats, player, None if as_at_a_table else playouts, processes, json)


@app.command(sort_key=10)
def coverage(game: str, *, json: Json = False) -> int:
    """What the last test run showed to work: abilities executed, hollow cards, clauses tested.

    Parameters
    ----------
    game
        The game.
    """
    from longbox.terminal import lab

    return lab.coverage(game, json)


@app.command(sort_key=11)
def serve(
    *,
    port: Annotated[int, Parameter(metavar="NUMBER")] = 8000,
    host: Annotated[str, Parameter(metavar="ADDRESS")] = "127.0.0.1",
    browser: bool = True,
    public: Annotated[bool, Parameter(negative=())] = False,
    origin: Annotated[list[str] | None, Parameter(negative=(), metavar="URL")] = None,
    proxy: Annotated[list[str] | None, Parameter(negative=(), metavar="ADDRESS")] = None,
    scans: Annotated[str | None, Parameter(metavar="FOLDER")] = None,
) -> int:
    """Serve the game to browsers: your own, and friends' by link.

    Parameters
    ----------
    port
        Where to listen; 0 takes any free port.
    host
        The address to listen on; otherwise only this machine can come in.
    browser
        Open the browser.
    public
        For strangers: names are asked for, and nobody may do too much at once. Needs --origin.
    origin
        An address by which browsers call this server, such as https://longbox.example; may be repeated.
    proxy
        The address or network of a proxy on another machine that is believed whom it speaks for; may be repeated.
    scans
        A folder with pictures of your own cards, each named like its card.
    """
    from longbox.terminal import serve as serving

    return serving.serve(host, port, origin or [], proxy or [], scans, public, browser)


def add_play(words: Sequence[str]) -> None:
    """The commands `play` and `table`, with the set-up options of the game that is asked for."""
    for name, command in (("play", play), ("table", table)):
        if name in app:
            del app[name]
        if words and words[0] == name:
            from longbox.terminal.setup_options import with_setup_options

            app.command(with_setup_options(command, words[1:]), name=name, sort_key=1)
        else:
            app.command(command, name=name, sort_key=1)


def sentence(error: CycloptsError) -> Text:
    """What is wrong with a command line, in one line."""
    from rich.text import Text

    return Text(f"{error} 'longbox --help' and 'longbox COMMAND --help' tell what there is.")
