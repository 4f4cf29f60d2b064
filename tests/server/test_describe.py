"""The protocol is written down once; what is made from it is kept equal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

from longbox.server import describe, protocol


@pytest.mark.parametrize("path", describe.files(), ids=lambda path: path.name)
def test_what_is_made_from_the_protocol_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == describe.files()[path], "run: python -m longbox.server.describe"


def test_every_type_says_what_it_is() -> None:
    unsaid = [struct.__name__ for struct in describe.structs() if not describe.doc(struct)]
    assert unsaid == []


def test_what_a_client_may_leave_out_is_optional_for_it_and_what_the_server_says_is_always_there() -> None:
    written = describe.typescript()
    assert "password?: string | null" in written
    assert "clause: string | null" in written
    assert 'type: "answer"' in written


def test_every_type_and_both_unions_have_a_definition_in_the_schema() -> None:
    defined = json.loads(describe.schema())["$defs"]
    assert set(defined) == {struct.__name__ for struct in describe.structs()} | {"ClientMessage", "ServerMessage"}
    tags = {each["$ref"].rpartition("/")[2] for each in defined["ClientMessage"]["anyOf"]}
    assert tags == {member.__name__ for member in get_args(protocol.ClientMessage)}
