"""The context of a request, for every route: the server state, and who sends the request."""

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
from meadhall.server.state import ServerState
from meadhall.server.tables.access import Access, Caller
from meadhall.server.tables.room import Room

T = TypeVar("T")


def client_hash(identity: str) -> str:
    """What is stored of a browser's id: reading the database is not enough to forge its cookie."""
    return hashlib.sha256(identity.encode()).hexdigest()


@dataclass
class RequestContext:
    """One request: the server state and the sender."""

    state: ServerState
    cookies: Cookies
    caller: Caller
    address: str
    trusted: bool
    set_cookie: Cookie | None = None

    def client(self) -> str:
        """The hash of the browser's id. A browser without one gets a cookie with the response."""
        if self.caller.client is None:
            identity = self.cookies.new()
            self.set_cookie = self.cookies.write(identity)
            self.caller = replace(self.caller, client=client_hash(identity))
        assert self.caller.client is not None
        return self.caller.client

    @property
    def payer(self) -> str | None:
        """The address that costly work is charged to; None: a trusted address."""
        return None if self.trusted else self.address

    async def room(self, table_id: str) -> tuple[Room, Access]:
        room = await self.state.room(table_id, self.payer)
        rights = room.access(self.caller)
        rights.must_not_be_banned()
        return room, rights

    def answer(self, content: T, status: int = 200) -> Response[T]:
        return Response(content, status_code=status, cookies=[self.set_cookie] if self.set_cookie else [])


async def request_context(request: Request[Any, Any, Any]) -> RequestContext:
    """The Litestar dependency `context`. Raises Refused for changes by somebody banned from the server."""
    state: ServerState = request.app.state.server_state
    caller = caller_of(state, request.scope)
    if request.method not in SAFE and any(
        ban.kind == "ban" for ban in state.bans.of(caller.client, caller.token, caller.address)
    ):
        raise Refused(Refusal("banned"))
    client = request.scope.get("client") or ("", 0)
    return RequestContext(
        state=state,
        cookies=state.cookies,
        caller=caller,
        address=limit_key(client[0]),
        trusted=state.addresses.is_trusted(client[0]),
        set_cookie=state.cookies.renewed_cookie(request.scope),
    )


def payer_of(state: ServerState, scope: Any) -> str | None:
    """The address that costly work for a socket is charged to; None: a trusted address."""
    client = scope.get("client") or ("", 0)
    return None if state.addresses.is_trusted(client[0]) else limit_key(client[0])


def address_of(scope: Any) -> str:
    """The client's address as limits count it. The middleware has set `scope["client"]`."""
    return limit_key(str(scope["client"][0])) if scope.get("client") else ""


def caller_of(state: ServerState, scope: Any) -> Caller:
    identity = state.cookies.read(scope)
    bearer = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
    kind, _, token = bearer.decode("latin-1").partition(" ")
    client = scope.get("client")
    return Caller(
        None if identity is None else client_hash(identity),
        token_hash(token.strip()) if kind.lower() == "bearer" and token else None,
        address=None if not client or state.addresses.is_trusted(client[0]) else state.address_key(client[0]),
    )
