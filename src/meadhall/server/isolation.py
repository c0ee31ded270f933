"""Runs work for one table so that its failure does not affect other tables."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any

from meadhall.server import metrics
from meadhall.server.store import StoreError

log = logging.getLogger("meadhall.server")


async def isolated(table_id: str, work: Coroutine[Any, Any, None]) -> None:
    """Logs exceptions instead of raising them, except for errors of the database as a whole."""
    try:
        await work
    except StoreError as error:
        if error.code != "refused":
            raise
        log.warning("a task failed: %s", error, extra={"table": table_id})
    except Exception as error:
        metrics.unexpected()
        log.error("unexpected", exc_info=error, extra={"table": table_id})
