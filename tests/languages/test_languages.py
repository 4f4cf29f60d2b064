"""A catalogue: what is looked up, filled, counted and recognised."""

from __future__ import annotations

import re

import pytest

from longbox.languages import ENGLISH, Words, catalogue, files, filled, languages, translated, words


def answer(verb: str, what: str = "", place: str | None = None, face: str | None = None) -> dict[str, str | None]:
    notation = " ".join(filter(None, [verb, what, place]))
    return {"notation": notation, "verb": verb, "place": place, "face": face}


def knowing(**entries: str) -> Words:
    """German, and some entries besides."""
    made = Words("de")
    made.known = {**made.known, **entries}
    return made


def test_a_text_is_its_own_key() -> None:
    assert translated("{who} heals", "de", who="Ada") == "Ada heilt"
    assert translated("{who} heals", "en", who="Ada") == "Ada heals"


def test_what_a_catalogue_lacks_is_said_in_english() -> None:
    assert translated("Nobody ever says this.", "de") == "Nobody ever says this."


def test_a_language_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="'tlh'"):
        catalogue("tlh")


@pytest.mark.parametrize(("number", "said"), [(0, "0 Karten"), (1, "1 Karte"), (2, "2 Karten"), ("1", "1 Karte")])
def test_a_place_may_count_with_both_words(number: int | str, said: str) -> None:
    assert filled("{n:Karte|Karten}", {"n": number}) == said


def test_a_place_may_count_by_adding_an_s() -> None:
    assert [filled("{n:card}", {"n": n}) for n in (1, 2)] == ["1 card", "2 cards"]


def test_a_place_without_a_value_stays() -> None:
    assert filled("{who} and {other}", {"who": "Ada"}) == "Ada and {other}"


def test_values_are_never_taken_for_places() -> None:
    assert filled("{who} plays", {"who": "{card}", "card": "Thor"}) == "{card} plays"


def test_a_ready_made_text_is_recognised_and_its_parts_are_translated_in_turn() -> None:
    made = knowing(**{"Where does {card} go?": "Wohin geht {card}?", "at {place}": "in {place}"})
    assert made.says("Where does Thor go?") == "Wohin geht Thor?"
    made = knowing(**{"You may look {where}.": "Du darfst {where} nachsehen.", "in the city": "in der Stadt"})
    assert made.says("You may look in the city.") == "Du darfst in der Stadt nachsehen."


def test_the_key_that_says_most_itself_recognises_first() -> None:
    made = knowing(**{"Choose {what}.": "Wähle {what}.", "Choose an Ally for {what}.": "Ein Verbündeter für {what}."})
    assert made.says("Choose an Ally for Hela.") == "Ein Verbündeter für Hela."


def test_a_place_that_counts_recognises_one_and_many() -> None:
    made = knowing(**{"{n:card} left over": "{n:Karte|Karten} übrig"})
    assert [made.says(f"{said} left over") for said in ("1 card", "3 cards")] == ["1 Karte übrig", "3 Karten übrig"]


def test_an_answer_is_shown_by_its_verb_with_what_stands_behind_it() -> None:
    made = knowing(**{"fight {what}": "{what} bekämpfen", "on the Bridge": "auf der Brücke", "heal": "heilen"})
    assert made.option(answer("fight", "Blob", "on the Bridge", "Blob")) == "Blob auf der Brücke bekämpfen"
    assert made.option(answer("heal")) == "heilen"


def test_a_line_of_the_log_is_put_together_from_its_parts() -> None:
    line = {"kind": "draws", "text": "Ada draws 1 card: Thor", "seat": 0, "number": 1, "cards": ["Thor"]}
    assert words("de").event("villainous", line, "Ada") == "Ada zieht 1 Karte: Thor"
    assert words("en").event("villainous", line, "Ada") == "Ada draws 1 card: Thor"


def test_a_kind_of_line_that_nobody_knows_is_told_as_it_came() -> None:
    assert words("de").event("villainous", {"kind": "sneezes", "text": "Ada sneezes"}, "Ada") == "Ada sneezes"


@pytest.mark.parametrize("language", [it for it in languages() if it != ENGLISH])
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = [key for entries in files(language).values() for key in entries]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", [it for it in languages() if it != ENGLISH])
def test_every_entry_fills_the_places_of_its_key_and_no_others(language: str) -> None:
    wrong = []
    for entries in files(language).values():
        for key, said in entries.items():
            places, filled_places = (set(re.findall(r"\{(\w+)", text)) for text in (key, said))
            if places != filled_places or not said.strip():
                wrong.append(key)
    assert not wrong
