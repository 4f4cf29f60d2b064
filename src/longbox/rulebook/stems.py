"""The words of a text without their endings, so that what is sought is found in whatever form it stands there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping

# Words so common that they say nothing about what is sought.
COMMON: Mapping[str, str] = {
    "en": """
        a am an and are as at be can do does for from has have how i if in is it its me my of on or so that the their
        them then there they this to was what when where which who why will with you your
    """,
    "de": """
        ab als am an auch auf aus bei da dann das dass dein deine dem den der des die dir du ein eine einem einen einer
        eines er es euch für habe haben hast hat ich ihr im in ist kann kannst können man mein meine mich mir mit nach
        ob oder sein sich sie sind so um und uns vom von wann warum was welche wenn wer werden wie wir wird wo zu zum
        zur
    """,
}
JOINED = frozenset({"de"})  # languages that write several words as one: "Deck" is in "Schurkendeck"
SHORTEST_PART = 4  # letters of a word that is sought within another


def stems(words: str, language: str) -> frozenset[str]:
    """The stems of the words: "S.H.I.E.L.D." is one word, "face-up" is two, and "KO'd" is a form of "KO".

    Accents do not count: "disir" is "Dísir", "Uberfall" is "Überfall".
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFD", words) if not unicodedata.combining(sign))
    plain = re.sub(r"\b(\w)\. ?(?=\w\b)", r"\1", bare.lower().replace("ß", "ss"))
    stem = _STEM[language]
    return frozenset(stem(word) for word in re.findall(r"([a-z0-9]+)(?:'[a-z]+)?", plain))


def sought(words: str, language: str) -> frozenset[str]:
    """The stems to look for: those of the common words only where there are no others."""
    every = stems(words, language)
    return every - stems(COMMON[language], language) or every


def found_in(stem: str, known: Mapping[str, int], language: str) -> int:
    """What the stem is worth among those of a clause; half of it where it is only a part of a longer word."""
    if stem in known:
        return 2 * known[stem]
    if language not in JOINED or len(stem) < SHORTEST_PART:
        return 0
    return max((worth for each, worth in known.items() if stem in each), default=0)


def _english(word: str) -> str:
    """The word without its ending, so that heal, heals, healed and healing are one, and city and cities too."""
    if word.endswith("men"):
        return word[:-3] + "man"
    if len(word) > 4 and word.endswith(("ies", "ied")):
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes")):
        word = word[:-2]
    elif len(word) > 2 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed"):
        trunk = word.removesuffix(ending)
        if trunk != word and len(trunk) > 2:
            if trunk[-1] == trunk[-2] and trunk[-1] not in "lsz":
                trunk = trunk[:-1]
            word = trunk
            break
    return word.removesuffix("e") if len(word) > 3 else word


def _german(word: str) -> str:
    """The word without its endings, so that heilen, heilt, geheilt and Heilung are one, and abgelegt is ablegen."""
    if len(word) > 5:
        word = _PARTICIPLE.sub(r"\1", word)
    for ending in _ENDINGS:
        word = ending.sub("", word)
    return word


_PARTICIPLE = re.compile(r"^(ab|an|auf|aus|ein|um|vor|weg|zu|zuruck|)ge(?=\w{3})")  # accents are gone by now
_ENDINGS = (
    re.compile(r"(?<=\w\w[^s])s$"),
    re.compile(r"(?<=\w\w\w)(ern|em|en|er|e)$"),
    re.compile(r"((?<=\w\w\w[^aeiou])st|(?<=\w\w\w\w)t)$"),
    re.compile(r"(?<=\w\w\w)ung$"),
)
_STEM: Mapping[str, Callable[[str], str]] = {"en": _english, "de": _german}
