"""Metrics for Prometheus: a separate registry, and a function for each event.

Values of labels come from bounded lists, never directly from input: they are kept for the life of the
process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from meadhall.server import limits

Player = Literal["person", "bot", "auto"]
Limited = Literal[
    "connection",
    "connections",
    "seat",
    "address",
    "table",
    "sockets",
    "chat",
    "hints",
    "password",
    "links",
    "replays",
]

REGISTRY: Final = CollectorRegistry()
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
# Memory, open files, CPU time and garbage collections of this process.
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

# From the commit time of a fast disk to an unacceptable delay.
_MOVE_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_THINK_SECONDS: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_BATCH_ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

_moves = Counter("meadhall_moves", "Moves stored", ["player"], registry=REGISTRY)
_refusals = Counter("meadhall_refusals", "Refusals, by code", ["code"], registry=REGISTRY)
_limited = Counter("meadhall_limited", "Refusals by a limit", ["what"], registry=REGISTRY)
_unexpected = Counter("meadhall_unexpected_errors", "Unexpected errors; see the log", registry=REGISTRY)
_tables = Gauge("meadhall_tables_in_memory", "Tables this process holds in memory", registry=REGISTRY)
_stuck = Gauge("meadhall_tables_stuck", "Tables that cannot be played; see check-store", registry=REGISTRY)
_sockets = Gauge("meadhall_sockets", "Open sockets", registry=REGISTRY)
_bytes = Counter("meadhall_sent_bytes", "Bytes sent over sockets", registry=REGISTRY)
_durable = Histogram(
    "meadhall_move_durable_seconds",
    "From a move received to the move stored",
    buckets=_MOVE_SECONDS,
    registry=REGISTRY,
)
_shown = Histogram(
    "meadhall_move_sent_seconds",
    "From a move received to its effect sent to everybody",
    buckets=_MOVE_SECONDS,
    registry=REGISTRY,
)
_batch = Histogram("meadhall_store_batch_rows", "Rows per commit", buckets=_BATCH_ROWS, registry=REGISTRY)
_commit = Histogram(
    "meadhall_store_commit_seconds", "Time of a commit", buckets=_MOVE_SECONDS, registry=REGISTRY
)
_thinking = Histogram(
    "meadhall_bot_thinking_seconds",
    "Time of a bot's decision, without waiting for a process",
    ["level"],
    buckets=_THINK_SECONDS,
    registry=REGISTRY,
)
_replays = Histogram(
    "meadhall_replay_seconds",
    "Time of a replay in its process, without waiting for it",
    buckets=_THINK_SECONDS,
    registry=REGISTRY,
)
_replays_waiting = Gauge("meadhall_replays_waiting", "Replays in the queue", registry=REGISTRY)
_replays_busy = Gauge("meadhall_replays_busy", "Replays in progress: 0 or 1", registry=REGISTRY)
_replays_kept = Gauge(
    "meadhall_replays_kept_bytes",
    "Size of the cache of stories and moments; see REPLAYS_KEPT_BYTES",
    registry=REGISTRY,
)
_faults = Counter("meadhall_bot_faults", "Bots that failed to answer", ["level"], registry=REGISTRY)
_queue = Gauge("meadhall_bot_queue", "Requests to bots that wait for a process", registry=REGISTRY)
_queueing = Histogram(
    "meadhall_bot_waiting_seconds",
    "Time a request to a bot waits for a process",
    buckets=_THINK_SECONDS,
    registry=REGISTRY,
)
_lost = Counter("meadhall_bot_processes_lost", "Bot processes that were replaced", ["why"], registry=REGISTRY)


class _Few:
    """Bounds the number of values of a label; `other` once there are too many."""

    def __init__(self, most: Callable[[], int]) -> None:
        self._most = most  # called each time: --limit may set it after this module is loaded
        self._seen: set[str] = set()

    def __call__(self, value: str) -> str:
        if value in self._seen:
            return value
        if len(self._seen) >= self._most():
            return "other"
        self._seen.add(value)
        return value


_few_codes = _Few(lambda: limits.METRIC_CODES)
_few_levels = _Few(lambda: limits.METRIC_LEVELS)


_moved_by: Final = {player: _moves.labels(player) for player in get_args(Player)}
_sent_since = 0  # bytes sent since the last call of `render`


def moved(player: Player) -> None:
    _moved_by[player].inc()


def refused(code: str) -> None:
    """Any refusal, by the rules of a game or by the server."""
    _refusals.labels(_few_codes(code)).inc()


def limited(what: Limited) -> None:
    """A refusal by a limit."""
    _limited.labels(what).inc()


def unexpected() -> None:
    _unexpected.inc()


def tables(count: int) -> None:
    """The number of tables in memory."""
    _tables.set(count)


def stuck(count: int) -> None:
    """The number of stuck tables in the database."""
    _stuck.set(count)


def socket_opened() -> None:
    _sockets.inc()


def socket_closed() -> None:
    _sockets.dec()


def sent(count: int) -> None:
    """Bytes sent over sockets."""
    global _sent_since
    _sent_since += count


def durable(seconds: float) -> None:
    """From a move received to the move stored."""
    _durable.observe(seconds)


def shown(seconds: float) -> None:
    """From a move received to its effect sent to everybody."""
    _shown.observe(seconds)


def committed(rows: int, seconds: float) -> None:
    """The store committed a batch."""
    _batch.observe(rows)
    _commit.observe(seconds)


def bot_decided(level: str, seconds: float) -> None:
    _thinking.labels(_few_levels(level)).observe(seconds)


def replayed(seconds: float) -> None:
    """A replay for a story, a moment, a record or an import."""
    _replays.observe(seconds)


def replays(waiting: int, busy: bool) -> None:
    """The number of queued replays, and whether one is in progress."""
    _replays_waiting.set(waiting)
    _replays_busy.set(busy)


def replays_kept(size: int) -> None:
    """The size of the cache in bytes."""
    _replays_kept.set(size)


def bot_failed(level: str) -> None:
    _faults.labels(_few_levels(level)).inc()


def bot_requests_waiting(count: int) -> None:
    """The number of requests that wait for a process."""
    _queue.set(count)


def bot_request_begun(waited: float) -> None:
    _queueing.observe(waited)


def bot_process_lost(why: Literal["died", "frozen"]) -> None:
    _lost.labels(why).inc()


def render() -> bytes:
    """The body of /metrics, of type `CONTENT_TYPE`."""
    global _sent_since
    _bytes.inc(_sent_since)
    _sent_since = 0
    return generate_latest(REGISTRY)
