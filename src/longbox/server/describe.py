"""Makes from the protocol's types what its readers need: JSON Schema, TypeScript types and the page of documentation.

python -m longbox.server.describe      writes the three files of this checkout
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from longbox.server import protocol

ROOT = Path(__file__).resolve().parents[3]
BEGIN, END = "<!-- made by longbox.server.describe -->", "<!-- as far as here -->"
MADE = "Made from src/longbox/server/protocol.py by `python -m longbox.server.describe`: change it there."

CONSTANTS = ("VERSION", "MOST_BYTES", "MOST_NAME", "MOST_WORDS", "PHRASES")
REFERENCE = "#/$defs/{name}"
UNIONS = ("ClientMessage", "ServerMessage")


# -- what there is to describe ---------------------------------------------------------------------------------------


def structs() -> list[type[Struct]]:
    """Every type of the protocol, in the order in which it is written down."""
    return [
        found
        for found in vars(protocol).values()
        if inspect.isclass(found) and issubclass(found, Struct) and found.__module__ == protocol.__name__
    ]


def choices() -> dict[str, tuple[str, ...]]:
    """The named sets of words, such as the kinds of seats."""
    return {name: get_args(found) for name, found in vars(protocol).items() if get_origin(found) is Literal}


def remarks(struct: type[Struct]) -> dict[str, str]:
    """What the source says beside each field."""
    found = {}
    for line in inspect.getsource(struct).splitlines():
        match = re.match(r"    (\w+): .*?  # (.+)$", line)
        if match:
            found[match[1]] = match[2]
    return found


def doc(struct: type[Struct]) -> str:
    return inspect.cleandoc(struct.__doc__ or "") if struct.__doc__ and "Struct" not in struct.__doc__ else ""


def is_sent_by_clients(struct: type[Struct]) -> bool:
    """Clients may leave out what has a default; the server always says everything."""
    return struct.__struct_config__.forbid_unknown_fields


# -- JSON Schema -----------------------------------------------------------------------------------------------------


def schema() -> str:
    """One JSON Schema with a definition for every type and for the two unions of messages."""
    unions = [getattr(protocol, name) for name in UNIONS]
    (*told, client, server), defs = msgspec.json.schema_components([*structs(), *unions], ref_template=REFERENCE)
    assert all("$ref" in each for each in told), "every type has a definition of its own"
    page = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": MADE,
        "title": "The protocol of Longbox",
        "$defs": {**defs, "ClientMessage": client, "ServerMessage": server},
    }
    return json.dumps(page, indent=1, ensure_ascii=False) + "\n"


# -- TypeScript ------------------------------------------------------------------------------------------------------


def typescript() -> str:
    """The same types for the browser client."""
    parts = [f"// {MADE}\n", *_constants()]
    for name, words in choices().items():
        parts.append(f"export type {name} = {' | '.join(map(json.dumps, words))}\n")
    parts += ["".join(_interface(struct)) for struct in structs()]
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in get_args(getattr(protocol, name)))
        parts.append(f"export type {name} = {members}\n")
    return "\n".join(parts)


def _constants() -> Iterator[str]:
    for name in CONSTANTS:
        value = getattr(protocol, name)
        as_const = " as const" if isinstance(value, tuple) else ""
        yield f"export const {name} = {json.dumps(value)}{as_const}\n"


def _interface(struct: type[Struct]) -> Iterator[str]:
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    if doc(struct):
        yield _comment(doc(struct), "")
    yield f"export interface {struct.__name__} {{\n"
    if described.tag is not None:
        yield f"  type: {json.dumps(described.tag)}\n"
    beside = remarks(struct)
    for field in described.fields:
        if field.name in beside:
            yield _comment(beside[field.name], "  ")
        optional = "?" if is_sent_by_clients(struct) and not field.required else ""
        yield f"  {field.name}{optional}: {spelled(field.type, IN_TYPESCRIPT)}\n"
    yield "}\n"


def _comment(words: str, indent: str) -> str:
    lines = words.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


# -- how a type is spelled -------------------------------------------------------------------------------------------


class Words(Struct):
    """How one language writes the types that have no parts, and those that have."""

    plain: dict[type[types.Type], str]
    list_of: Callable[[str], str]
    dict_of: Callable[[str, str], str]
    tuple_of: Callable[[Sequence[str]], str]


IN_TYPESCRIPT = Words(
    plain={
        types.StrType: "string",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "boolean",
        types.NoneType: "null",
        types.AnyType: "unknown",
    },
    list_of=lambda item: f"({item})[]" if " | " in item else f"{item}[]",
    dict_of=lambda key, value: f"Record<{key}, {value}>",
    tuple_of=lambda items: f"[{', '.join(items)}]",
)

IN_PROSE = Words(
    plain={
        types.StrType: "text",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "true or false",
        types.NoneType: "null",
        types.AnyType: "anything",
    },
    list_of=lambda item: f"list of {item}",
    dict_of=lambda key, value: f"{value} by {key}",
    tuple_of=lambda items: f"[{', '.join(items)}]",
)


def spelled(kind: types.Type, words: Words) -> str:
    """A type in the words of one language."""
    if type(kind) in words.plain:
        return words.plain[type(kind)]
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.ListType():
            return words.list_of(spelled(kind.item_type, words))
        case types.DictType():
            return words.dict_of(spelled(kind.key_type, words), spelled(kind.value_type, words))
        case types.TupleType():
            return words.tuple_of([spelled(item, words) for item in kind.item_types])
        case types.UnionType():
            return " | ".join(spelled(part, words) for part in kind.types)
        case types.LiteralType():
            return next(name for name, chosen in choices().items() if set(chosen) == set(kind.values))
    raise TypeError(f"no language has words for {kind} yet: say them here")


# -- the page --------------------------------------------------------------------------------------------------------


def chapter() -> str:
    """Every request, message and type, for docs/protocol.md."""
    return "\n".join([BEGIN, "", *_calls(), *_choices(), *_messages(), *_types(), END])


def _calls() -> Iterator[str]:
    yield "## Over HTTP\n"
    yield protocol.HTTP + "\n"
    yield "| request | takes | gives | |"
    yield "| --- | --- | --- | --- |"
    for call in protocol.CALLS:
        takes = call.takes.__name__ if call.takes is not None else ""
        yield f"| `{call.method} {call.path}` | {takes} | {_gives(call.gives)} | {call.says} |"
    yield ""


def _gives(given: Any) -> str:
    return _in_cell(spelled(types.type_info(given), IN_PROSE)) if given is not None else ""


def _choices() -> Iterator[str]:
    yield "## Words and limits\n"
    for name, words in choices().items():
        yield f"- {name}: {', '.join(f'`{word}`' for word in words)}"
    for name in CONSTANTS:
        value = getattr(protocol, name)
        shown = ", ".join(f"`{word}`" for word in value) if isinstance(value, tuple) else f"{value:,}"
        yield f"- {name}: {shown}"
    yield ""


def _messages() -> Iterator[str]:
    yield "## At the table\n"
    yield protocol.SOCKET + "\n"
    for name in UNIONS:
        members = get_args(getattr(protocol, name))
        tags = (f"`{member.__struct_config__.tag}` ({member.__name__})" for member in members)
        yield f"- {name}: {', '.join(tags)}"
    yield ""


def _types() -> Iterator[str]:
    yield "## Every type\n"
    for struct in structs():
        described = types.type_info(struct)
        assert isinstance(described, types.StructType)
        yield f"### {struct.__name__}\n"
        if doc(struct):
            yield doc(struct) + "\n"
        beside = remarks(struct)
        yield "| field | type | |"
        yield "| --- | --- | --- |"
        if described.tag is not None:
            yield f'| `type` | "{described.tag}" | |'
        for field in described.fields:
            optional = "may be left out; " if is_sent_by_clients(struct) and not field.required else ""
            remark = (optional + beside.get(field.name, "")).removesuffix("; ")
            yield f"| `{field.name}` | {_in_cell(spelled(field.type, IN_PROSE))} | {remark} |"
        yield ""


def _in_cell(words: str) -> str:
    return words.replace(" | ", " or ")


def page(old: str) -> str:
    """The page with its chapter made anew; what stands around it stays."""
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + chapter() + after


# -- the files -------------------------------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Every file that is made, and what must stand in it."""
    docs = ROOT / "docs" / "protocol.md"
    return {
        ROOT / "docs" / "protocol.schema.json": schema(),
        ROOT / "web" / "src" / "lib" / "protocol.ts": typescript(),
        docs: page(docs.read_text(encoding="utf-8")),
    }


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
