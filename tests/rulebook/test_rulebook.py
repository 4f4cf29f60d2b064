"""The rulebook room: every clause is there, in our own words, and can be found."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from longbox import rulebook
from longbox.games import catalog
from longbox.kernel.errors import IllegalSetup

EXPECTED = {
    "legendary-1e": [f"L1-{number:03}" for number in range(1, 217)],
    "villainous": [f"MV-{number:03}" for number in range(1, 294)],
}
ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"  # lies beside the project; not on everybody's machine
LEDGERS = {
    "legendary-1e": SHARED / "reference" / "clauses" / "legendary_1e.yaml",
    "villainous": SHARED / "reference" / "clauses" / "villainous.yaml",
}
BOOKS = {
    "legendary-1e": SHARED / "rulebooks" / "legendary-1e.txt",
    "villainous": SHARED / "rulebooks" / "villainous.txt",
}
RULINGS = {"villainous": SHARED / "reference" / "rulings_villainous.yaml"}
PAGE = (ROOT / "docs" / "rulings-villainous.md").read_text(encoding="utf-8")
RUN = 8  # so many words in a row are somebody else's sentence

every_book = pytest.mark.parametrize("game", list(rulebook.RULEBOOKS))


def ids(found: list[rulebook.Clause]) -> list[str]:
    return [each.id for each in found]


# What must be there


@every_book
def test_a_book_has_each_of_its_clauses_once_and_in_order(game: str) -> None:
    assert [each.id for each in rulebook.clauses(game)] == EXPECTED[game]


def test_no_two_rulebooks_share_a_clause_id() -> None:
    every = [each.id for game in rulebook.RULEBOOKS for each in rulebook.clauses(game)]
    assert len(every) == len(set(every))


@every_book
def test_a_clause_is_short_complete_and_plain(game: str) -> None:
    for each in rulebook.clauses(game):
        assert (each.game, bool(each.book)) == (game, True), each.id
        assert 3 <= len(each.title.split()) <= 6, f"{each.id}: a title has three to six words"
        assert re.fullmatch(r"[A-Z].*\w", each.section), each.id
        assert 1 <= len(each.topics) == len(set(each.topics)) <= 4, each.id
        assert all(topic and topic == topic.lower().strip() for topic in each.topics), each.id
        for words in [each.text] + ([] if each.ruling is None else [each.ruling]):
            assert words.endswith("."), f"{each.id}: {words}"
            assert 20 < len(words) < 400, f"{each.id}: {words}"
            assert len(re.findall(r"[.?!](?: |$)", words.replace("S.H.I.E.L.D. ", "SHIELD "))) <= 3, each.id
        for printed in (each.title, each.text, each.ruling or ""):
            assert printed.replace("Dísir", "").isascii(), each.id


@every_book
def test_titles_and_texts_are_told_apart(game: str) -> None:
    book = rulebook.clauses(game)
    assert len({each.title for each in book}) == len(book)
    assert len({each.text for each in book}) == len(book)


@every_book
def test_a_section_is_one_stretch_of_the_book(game: str) -> None:
    headings = [each.section for each in rulebook.clauses(game)]
    changes = [heading for before, heading in zip(["", *headings], headings, strict=False) if heading != before]
    assert len(changes) == len(set(changes))


def test_a_ruling_stands_where_the_book_is_open_and_nowhere_else() -> None:
    assert rulebook.clause("L1-003").ruling
    assert rulebook.clause("L1-002").ruling is None
    assert rulebook.clause("MV-004").ruling
    assert rulebook.clause("MV-005").ruling is None


def test_a_rulebook_may_be_there_before_its_game_can_be_played() -> None:
    playable = {info.game for info in catalog.games()}
    for game in rulebook.RULEBOOKS:
        assert rulebook.clauses(game)
        if game not in playable:
            with pytest.raises(IllegalSetup, match="There is no game"):
                catalog.new(game)


# Looking one up


def test_a_clause_is_found_by_its_id() -> None:
    wound = rulebook.clause("L1-109")
    assert wound == rulebook.clauses("legendary-1e")[108]
    assert wound.book == "Legendary, First Edition rulebook"
    target = rulebook.clause("MV-088")
    assert target == rulebook.clauses("villainous")[87]
    assert target.book == "Marvel Villainous: Infinite Power rulebook"


@pytest.mark.parametrize("unknown", ["L1-000", "L1-217", "l1-001", "MV-000", "MV-294", ""])
def test_an_unknown_id_is_named_in_the_error(unknown: str) -> None:
    with pytest.raises(LookupError, match=f'No rulebook has a clause "{unknown}"'):
        rulebook.clause(unknown)


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(LookupError, match=r'no rulebook for "chess"; there is one for .*legendary-1e, .*villainous'):
        rulebook.clauses("chess")
    with pytest.raises(LookupError):
        rulebook.search("wound", "chess")


# Searching


def test_wound_finds_the_rules_on_wounds_first() -> None:
    found = ids(rulebook.search("wound"))
    assert {"L1-109", "L1-110", "L1-111", "L1-112", "L1-113", "L1-114", "L1-199"} <= set(found[:12])
    assert "L1-086" not in found


@pytest.mark.parametrize(
    "forms",
    [
        ("wound", "wounds", "Wounds!"),
        ("heal", "heals", "healed", "healing", "HEALING"),
        ("escape", "escapes", "escaped", "escaping"),
        ("recruit", "recruits", "recruited", "recruiting"),
        ("city", "cities"),
        ("Henchman", "Henchmen"),
        ("KO", "KO's", "KO'd", "KOs"),
        ("S.H.I.E.L.D.", "shield", "S.H.I.E.L.D"),
        ("vanquish", "vanquishes", "vanquished", "Vanquishing"),
        ("Dísir", "Disir", "disir"),
    ],
)
def test_endings_make_no_difference(forms: tuple[str, ...]) -> None:
    first, *others = (ids(rulebook.search(form)) for form in forms)
    assert first
    assert all(other == first for other in others)


def test_healing_finds_the_rules_on_healing_first() -> None:
    assert set(ids(rulebook.search("healing"))[:5]) == {"L1-114", "L1-115", "L1-116", "L1-117", "L1-118"}


def test_final_showdown_finds_the_showdown() -> None:
    found = rulebook.search("final showdown", "legendary-1e")
    assert found[0].section == "The Final Showdown"
    assert {"L1-092", "L1-171", "L1-178"} <= set(ids(found))


def test_vanquish_finds_the_rules_on_vanquishing_first() -> None:
    found = rulebook.search("vanquish", "villainous")
    assert {each.game for each in found} == {"villainous"}
    assert {"MV-087", "MV-088", "MV-090", "MV-091", "MV-147", "MV-196", "MV-293"} <= set(ids(found)[:12])
    assert set(ids(found)) >= {f"MV-{number:03}" for number in range(87, 94)}


def test_protector_finds_the_rules_on_protectors_first() -> None:
    found = rulebook.search("protector", "villainous")
    assert set(ids(found)[:4]) == {"MV-133", "MV-134", "MV-135", "MV-288"}
    assert "MV-237" in ids(found)


def test_infinity_stone_finds_the_rules_on_the_stones() -> None:
    found = rulebook.search("infinity stone", "villainous")
    assert found[0].section == "Thanos and the Infinity Stones"
    assert set(ids(found)) >= {f"MV-{number:03}" for number in range(173, 194)}
    assert ids(rulebook.search("infinity stone")) == ids(found)


def test_a_title_outweighs_a_topic_and_a_topic_outweighs_the_text() -> None:
    found = rulebook.search("henchmen")
    places = [0 if "hench" in each.title.lower() else 1 if "henchmen" in each.topics else 2 for each in found]
    assert places == sorted(places)
    assert set(places) == {0, 1, 2}


def test_several_words_must_all_match() -> None:
    for each in rulebook.search("solo bystander"):
        words = " ".join((each.title, each.text, each.ruling or "", each.section, *each.topics)).lower()
        assert "solo" in words, each.id
        assert "bystander" in words, each.id


def test_if_no_clause_has_all_the_words_any_of_them_will_do() -> None:
    found = ids(rulebook.search("healing xylophone"))
    assert found == ids(rulebook.search("healing"))


def test_small_words_do_not_get_in_the_way() -> None:
    assert ids(rulebook.search("how do I heal?")) == ids(rulebook.search("heal"))


def test_an_id_can_be_searched_for() -> None:
    assert ids(rulebook.search("L1-043")) == ["L1-043"]


@pytest.mark.parametrize("nothing", ["", "  ", "?!", "xylophone"])
def test_nothing_is_found_where_nothing_matches(nothing: str) -> None:
    assert rulebook.search(nothing) == []


# Our own words


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", re.sub(r"['\u2019]|(?<=\b\w)\.(?=\w\b)", "", text.lower()))
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


def test_runs_of_words_are_seen_across_punctuation_and_lines() -> None:
    assert runs("One two, three\nfour five. Six seven (eight)") == {
        ("one", "two", "three", "four", "five", "six", "seven", "eight")
    }
    assert runs("too short to be anybody's sentence") == set()


@every_book
def test_the_texts_are_our_own_words(game: str) -> None:
    """Compared with the reference and the book where these lie beside the project; elsewhere nobody could."""
    ledger, book = LEDGERS[game], BOOKS[game]
    theirs: dict[tuple[str, ...], str] = {}
    sentences: set[str] = set()
    if ledger.exists():
        entries: list[dict[str, Any]] = yaml.safe_load(ledger.read_text(encoding="utf-8"))
        ours = {each.id: each for each in rulebook.clauses(game)}
        assert {entry["id"] for entry in entries} == set(ours)
        for entry in entries:
            assert ("ruling" in entry) == (ours[entry["id"]].ruling is not None), f"{entry['id']}: the ruling"
            for key in ("rule", "ruling"):
                sentences.add(entry.get(key, ""))
                theirs |= dict.fromkeys(runs(entry.get(key, "")), entry["id"])
    if book.exists():
        theirs |= dict.fromkeys(runs(book.read_text(encoding="utf-8")), "the book")
    for each in rulebook.clauses(game):
        for words in (each.title, each.text, each.ruling or each.title):
            assert words not in sentences, f"{each.id} repeats the reference"
            borrowed = {run: theirs[run] for run in runs(words) if run in theirs}
            assert not borrowed, f"{each.id} borrows: {borrowed}"


# The page of rulings


def test_all_75_rulings_are_on_their_page() -> None:
    sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
    assert [section[:6] for section in sections] == [f"RV-{number:03}" for number in range(1, 76)]
    for section in sections:
        question, ruling, reason, origin = section.strip().split("\n\n")
        assert question.endswith("?"), question
        assert ruling.endswith("."), question
        assert re.match(r"\*\*Why:\*\* .*\.$", reason, re.DOTALL), question
        assert re.fullmatch(r"\*(Inferred|Our own design)(; MV-\d{3}(, MV-\d{3})*)?\.\*", origin), question


def test_the_clauses_and_rulings_that_the_page_names_are_there() -> None:
    for id in re.findall(r"MV-\d+", PAGE):
        assert rulebook.clause(id).ruling, id
    assert set(re.findall(r"RV-\d+", PAGE)) == {f"RV-{number:03}" for number in range(1, 76)}


def test_the_page_of_rulings_is_in_our_own_words() -> None:
    """Compared with the reference and the book where these lie beside the project; elsewhere nobody could."""
    ledger, book = RULINGS["villainous"], BOOKS["villainous"]
    theirs: dict[tuple[str, ...], str] = {}
    if ledger.exists():
        for entry in yaml.safe_load(ledger.read_text(encoding="utf-8")):
            designed = re.search(rf"^## {entry['id']}:(?:(?!^## ).)*^\*Our own", PAGE, re.MULTILINE | re.DOTALL)
            assert (entry["origin"] == "designed") == bool(designed), entry["id"]
            for key in ("question", "ruling", "reason"):
                theirs |= dict.fromkeys(runs(entry[key]), entry["id"])
    if book.exists():
        theirs |= dict.fromkeys(runs(book.read_text(encoding="utf-8")), "the book")
    borrowed = {run: theirs[run] for run in runs(PAGE) if run in theirs}
    assert not borrowed
