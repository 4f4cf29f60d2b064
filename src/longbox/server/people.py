"""Who is who: names, passwords, and the tokens by which somebody is known again."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from longbox.server.clock import Clock
from longbox.server.journal import Journal
from longbox.server.plain import plain_name
from longbox.server.protocol import MOST_NAME, Enter, Person
from longbox.server.refusal import Refusal
from longbox.server.store import Known

TOKEN_BYTES = 32
TOKEN_SECONDS = 400 * 24 * 3600
MOST_REMEMBERED = 10_000  # people whose tokens need not be looked up again
LEAST_PASSWORD = 8

Luck = Callable[[int], bytes]  # so many bytes that nobody can guess


class People:
    """Everybody who has entered. Tokens are kept only as hashes: who reads the store cannot use them."""

    def __init__(self, journal: Journal, clock: Clock, luck: Luck) -> None:
        self.journal = journal
        self.clock = clock
        self.luck = luck
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes much memory, as it should
        self._remembered: dict[bytes, tuple[Known, int]] = {}

    async def forgets_expired(self) -> None:
        """Tokens that are worth nothing any more need not be kept."""
        await self.journal.does(self.journal.store.drop_expired, int(self.clock.now()))

    async def enter(self, wish: Enter) -> Person:
        """A new person; with a password, the one of that name, or a new one whose name is theirs from now on."""
        name = plain_name(wish.name, MOST_NAME)
        if not name:
            raise Refusal("A name needs letters or digits.", 422, "name")
        store, key = self.journal.store, name.casefold()
        taken = await self.journal.does(store.person_called, key)
        if taken is not None:
            await self._checks(taken, wish.password)
            return await self._given_token(taken)
        hashed = await self._hashed(wish.password) if wish.password is not None else None
        added = await self.journal.does(
            store.add_person, name, key if hashed is not None else None, hashed, int(self.clock.now())
        )
        return await self._given_token(Known(added, name))

    async def _checks(self, taken: Known, password: str | None) -> None:
        if password is None:
            raise Refusal("This name belongs to somebody: give its password, or take another name.", 403, "name")
        assert taken.password is not None, "only a name with a password is taken"
        if not await self._verifies(taken.password, password):
            raise Refusal("That is not the password of this name.", 403, "password")

    async def _verifies(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False

    async def _hashed(self, password: str) -> str:
        if len(password) < LEAST_PASSWORD:
            raise Refusal(f"A password needs at least {LEAST_PASSWORD} characters.", 422, "password")
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _given_token(self, known: Known) -> Person:
        token = self.luck(TOKEN_BYTES).hex()
        expires = int(self.clock.now()) + TOKEN_SECONDS
        await self.journal.does(self.journal.store.add_token, hash_of(token), known.person, expires)
        return Person(token, known.name)

    async def who(self, token: str) -> Known:
        """The person whose token this is."""
        hashed, now = hash_of(token), int(self.clock.now())
        known, until = self._remembered.get(hashed, (None, 0))
        if known is not None and now < until:
            return known
        found = await self.journal.does(self.journal.store.person_with, hashed, now)
        if found is None:
            raise Refusal("Nobody is known by this token: enter again.", 401)
        if len(self._remembered) >= MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[hashed] = (found, now + 60)
        return found


def hash_of(token: str) -> bytes:
    """A token has 256 bits that nobody can guess, so a plain hash of it is enough."""
    return hashlib.sha256(token.encode()).digest()


class Invites:
    """The tokens of invitations, made from a secret of the server's own: none of them is kept anywhere."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def __call__(self, table: str, seat: int | None) -> str:
        """What the link to a seat of a table must carry, or to watch it."""
        place = "watch" if seat is None else str(seat)
        return hmac.new(self._secret, f"{table}/{place}".encode(), hashlib.sha256).hexdigest()

    def is_for(self, invite: str, table: str, seat: int | None) -> bool:
        return hmac.compare_digest(invite.encode(), self(table, seat).encode())
