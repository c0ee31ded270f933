"""Who asks, and which table they mean: the same for every route."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie

from meadhall.kernel.refusal import Refusal, Refused
from meadhall.server.guard.address import limit_key
from meadhall.server.guard.cookies import Cookies
from meadhall.server.guard.origin import SAFE
from meadhall.server.guard.tokens import token_hash
from meadhall.server.house import House
from meadhall.server.tables.access import Access, Caller
from meadhall.server.tables.room import Room

T = TypeVar("T")


def client_hash(identity: str) -> str:
    """What is stored of a browser's name: who reads the database cannot sign as it."""
    return hashlib.sha256(identity.encode()).hexdigest()


@dataclass
class Asking:
    """One request: the house, and who it comes from."""

    house: House
    cookies: Cookies
    caller: Caller
    address: str
    trusted: bool
    set_cookie: Cookie | None = None

    def client(self) -> str:
        """The browser's name; one that has none is given one with the answer."""
        if self.caller.client is None:
            identity = self.cookies.new()
            self.set_cookie = self.cookies.write(identity)
            self.caller = replace(self.caller, client=client_hash(identity))
        assert self.caller.client is not None
        return self.caller.client

    @property
    def payer(self) -> str | None:
        """The address that costly work is charged to; None: a trusted one."""
        return None if self.trusted else self.address

    async def room(self, table_id: str) -> tuple[Room, Access]:
        room = await self.house.room(table_id, self.payer)
        rights = room.access(self.caller)
        rights.must_not_be_banned()
        return room, rights

    def answer(self, content: T, status: int = 200) -> Response[T]:
        return Response(content, status_code=status, cookies=[self.set_cookie] if self.set_cookie else [])


async def asking(request: Request[Any, Any, Any]) -> Asking:
    """Litestar provides it to every route that wants it."""
    house: House = request.app.state.house
    caller = caller_of(house, request.scope)
    if request.method not in SAFE and any(
        ban.kind == "ban" for ban in house.bans.of(caller.client, caller.token, caller.address)
    ):
        raise Refused(Refusal("banned"))
    client = request.scope.get("client") or ("", 0)
    return Asking(
        house=house,
        cookies=house.cookies,
        caller=caller,
        address=limit_key(client[0]),
        trusted=house.addresses.is_trusted(client[0]),
        set_cookie=house.cookies.written_anew(request.scope),
    )


def payer_of(house: House, scope: Any) -> str | None:
    """The address that costly work for a socket is charged to; None: a trusted one."""
    client = scope.get("client") or ("", 0)
    return None if house.addresses.is_trusted(client[0]) else limit_key(client[0])


def address_of(scope: Any) -> str:
    """Where it comes from, as limits count it: the gate has put the true address there."""
    return limit_key(str(scope["client"][0])) if scope.get("client") else ""


def caller_of(house: House, scope: Any) -> Caller:
    identity = house.cookies.read(scope)
    bearer = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
    kind, _, token = bearer.decode("latin-1").partition(" ")
    client = scope.get("client")
    return Caller(
        None if identity is None else client_hash(identity),
        token_hash(token.strip()) if kind.lower() == "bearer" and token else None,
        address=None if not client or house.addresses.is_trusted(client[0]) else house.address_key(client[0]),
    )
