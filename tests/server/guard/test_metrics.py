"""The metrics for Prometheus."""

from __future__ import annotations

import pytest
from prometheus_client.parser import text_string_to_metric_families

from meadhall.server import limits, metrics


def read(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_everything_comes_out_and_can_be_read() -> None:
    before = read("meadhall_moves_total", player="bot")
    metrics.moved("bot")
    metrics.refused("not_your_turn")
    metrics.limited("chat")
    metrics.unexpected()
    metrics.tables(17)
    metrics.socket_opened()
    metrics.sent(1000)
    metrics.durable(0.004)
    metrics.shown(0.006)
    metrics.committed(12, 0.002)
    metrics.bot_decided("skald", 0.3)
    metrics.bot_failed("skald")
    metrics.bot_requests_waiting(3)
    metrics.bot_request_begun(0.2)
    metrics.bot_process_lost("frozen")
    metrics.socket_closed()
    assert read("meadhall_moves_total", player="bot") == before + 1
    families = {family.name: family for family in text_string_to_metric_families(metrics.render().decode())}
    ours = {name.removeprefix("meadhall_") for name in families if name.startswith("meadhall_")}
    assert ours >= {
        "moves",
        "refusals",
        "limited",
        "unexpected_errors",
        "tables_in_memory",
        "sockets",
        "sent_bytes",
        "move_durable_seconds",
        "move_sent_seconds",
        "store_batch_rows",
        "store_commit_seconds",
        "bot_thinking_seconds",
        "bot_faults",
        "bot_queue",
        "bot_waiting_seconds",
        "bot_processes_lost",
    }
    assert "process_resident_memory_bytes" in families
    assert [sample.value for sample in families["meadhall_tables_in_memory"].samples] == [17]


def test_labels_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    # Labels that other tests of this process use stay as they are.
    monkeypatch.setattr(metrics, "_few_codes", metrics._Few(lambda: limits.METRIC_CODES))
    before = metrics.render().count(b"meadhall_refusals_total{")
    for number in range(5 * limits.METRIC_CODES):
        metrics.refused(f"code_{number}")
    assert read("meadhall_refusals_total", code="other") > 0
    assert metrics.render().count(b"meadhall_refusals_total{") <= before + limits.METRIC_CODES + 1


@pytest.mark.parametrize("seconds", [0.0, 1e-9, 1e9])
def test_any_time_can_be_told(seconds: float) -> None:
    before = read("meadhall_move_durable_seconds_count")
    metrics.durable(seconds)
    assert read("meadhall_move_durable_seconds_count") == before + 1
