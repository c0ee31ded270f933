"""`meadhall renew-secret`: replace the secret that signs cookies."""

from __future__ import annotations

from rich.console import Console

from meadhall.server.commands.common import fail, run, say, sure
from meadhall.server.guard.cookie_secret import COOKIE_SECRET, new_secret, renewed
from meadhall.server.store import Store
from meadhall.server.tables.room import now_ms

WARNING = (
    "Nobody is known by the browser any more: people come back to their seats only by their links. Go on?"
)


def renew_secret(database: str, *, forget_old: bool, yes: bool, console: Console, errors: Console) -> int:
    """Running servers use it from then on."""

    async def work(store: Store) -> int:
        if forget_old and not yes and not sure(WARNING, console):
            return fail(errors, "Nothing was changed.")
        stored = await store.shared_value(COOKIE_SECRET, new_secret)
        new = renewed(stored, now_ms(), forget_old=forget_old)
        await store.replace_shared_value(COOKIE_SECRET, new, "secret")
        number = len(new.split()) - 1
        say(console, f"Cookies are signed with a new secret; {number or 'no'} older ones are still believed.")
        return 0

    return run(database, work, errors)
