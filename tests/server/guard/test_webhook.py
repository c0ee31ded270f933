"""Webhooks: every rule, with real servers on this machine that the test allows by name."""

from __future__ import annotations

import asyncio
import os
import ssl
import threading
import time
from ipaddress import ip_address
from pathlib import Path

import pytest

from meadhall.server import limits
from meadhall.server.guard import webhook
from meadhall.server.guard.errors import Problem
from meadhall.server.guard.public_address import Address, is_public
from meadhall.server.guard.webhook import Webhooks, check
from tests.patience import HANG
from tests.server.guard.receiver import CERTIFICATE, NAME, receiving

HERE = ip_address("127.0.0.1")


class Names:
    """A fake name server: one list of addresses per lookup, the last one for all further lookups."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


def only_here(address: Address) -> bool:
    return address == HERE


def send(url: str, *, names: Names | None = None, allow: webhook.Allow = only_here, tls: bool = False) -> str:
    """The code of the problem, or `sent`."""
    context = ssl.create_default_context(cafile=CERTIFICATE) if tls else None
    webhooks = Webhooks(resolve=names or Names(["127.0.0.1"]), allow=allow, tls=context)
    try:
        problem = asyncio.run(webhooks.send(url, b'{"turn": 1}'))
    finally:
        webhooks.close()
    return problem.code if problem else "sent"


def test_it_arrives_under_its_name() -> None:
    with receiving() as received:
        assert send(f"http://{NAME}:{received.port}/a/b?c=d") == "sent"
    assert received.requests == [("/a/b?c=d", f"{NAME}:{received.port}", b'{"turn": 1}')]
    assert received.headers[0]["content-type"] == "application/json"
    assert "cookie" not in received.headers[0] and "authorization" not in received.headers[0]


@pytest.mark.parametrize(
    "answers",
    [
        ["10.0.0.1"],
        ["127.0.0.1"],
        ["8.8.8.8", "127.0.0.1"],
        ["127.0.0.1", "8.8.8.8"],
        ["::1"],
        ["::ffff:127.0.0.1"],
        ["64:ff9b::7f00:1"],
        ["fe80::1%lo"],
        ["169.254.169.254"],
    ],
)
def test_one_closed_address_is_enough_to_refuse(answers: list[str]) -> None:
    with receiving() as received:
        url = f"http://{NAME}:{received.port}/"
        assert send(url, names=Names(answers), allow=is_public) == "webhook_private"
    assert not received.requests


def test_a_name_that_changes_its_mind() -> None:
    """The name is looked up once, and the connection goes to the address that was checked."""
    names = Names(["127.0.0.1"], ["127.0.0.2"])
    with receiving(host="127.0.0.1") as good, receiving(host="127.0.0.2", port=good.port) as evil:
        assert send(f"http://{NAME}:{good.port}/", names=names) == "sent"
        assert len(names.asked) == 1
        assert len(good.requests) == 1 and not evil.requests
        # And once it has changed, it is refused.
        assert send(f"http://{NAME}:{good.port}/", names=Names(["127.0.0.2"])) == "webhook_private"
        assert not evil.requests


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(status: int) -> None:
    with receiving() as inside:
        for target in (
            f"http://127.0.0.1:{inside.port}/",
            f"http://{NAME}:{inside.port}/",
            "//127.0.0.1/",
            "http://[",
        ):
            with receiving(status=status, location=target) as outside:
                assert send(f"http://{NAME}:{outside.port}/") == "webhook_refused"
            assert len(outside.requests) == 1
    assert not inside.requests


def test_the_system_s_own_resolver_and_numbers() -> None:
    """No name server of the test: 127.0.0.1 as the operating system understands it, in all its spellings."""

    async def scene() -> list[str]:
        webhooks = Webhooks()
        urls = (
            f"http://{host}:{received.port}/" for host in ("127.0.0.1", "[::1]", "[::ffff:7f00:1]", "0.0.0.0")
        )
        codes = [problem.code for url in urls if (problem := await webhooks.send(url, b"{}"))]
        webhooks.close()
        return codes

    with receiving() as received:
        assert asyncio.run(scene()) == ["webhook_private"] * 4
    assert not received.requests


def test_https_checks_the_certificate_by_the_name() -> None:
    with receiving(tls=True) as received:
        assert send(f"https://{NAME}:{received.port}/", tls=True) == "sent"
        assert send(f"https://other.example.test:{received.port}/", tls=True) == "webhook_unreachable"
        assert (
            send(f"https://{NAME}:{received.port}/", tls=False) == "webhook_unreachable"
        )  # nobody vouches for it
    assert len(received.requests) == 1


@pytest.mark.parametrize("endless", ["wait", "drip"])
def test_who_never_answers_is_left_alone(endless: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WEBHOOK_SECONDS", 0.4)
    with receiving(endless=endless) as received:
        began = time.monotonic()
        assert send(f"http://{NAME}:{received.port}/") == "webhook_unreachable"
        assert time.monotonic() - began < HANG / 2
    assert len(received.requests) == 1  # and not tried again


def test_an_endless_answer_is_not_read() -> None:
    with receiving(endless="body") as received:
        assert send(f"http://{NAME}:{received.port}/") == "sent"


@pytest.mark.parametrize(
    ("status", "code"), [(204, "sent"), (400, "webhook_refused"), (500, "webhook_refused")]
)
def test_what_the_receiver_says(status: int, code: str) -> None:
    with receiving(status=status) as received:
        assert send(f"http://{NAME}:{received.port}/") == code
    assert len(received.requests) == 1


def test_one_more_try_at_the_next_address() -> None:
    def both(address: Address) -> bool:
        return address in (HERE, ip_address("127.0.0.2"))

    with receiving(host="127.0.0.1") as received:
        names = Names(["127.0.0.2", "127.0.0.1"])
        assert send(f"http://{NAME}:{received.port}/", names=names, allow=both) == "sent"
        port = received.port
    assert send(f"http://{NAME}:{port}/", names=names, allow=both) == "webhook_unreachable"


def test_names_that_lead_nowhere() -> None:
    def broken(host: str, port: int) -> list[str]:
        raise OSError("no such host")

    async def scene(resolve: webhook.Resolve) -> Problem | None:
        webhooks = Webhooks(resolve=resolve)
        try:
            return await webhooks.send(f"http://{NAME}/", b"")
        finally:
            webhooks.close()

    for resolve in (broken, Names([]), Names(["not an address"])):
        assert asyncio.run(scene(resolve)) == Problem("webhook_unreachable")


def test_a_slow_name_server_holds_only_threads_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WEBHOOK_LOOKUP_SECONDS", 0.2)
    free = threading.Event()

    def slow(host: str, port: int) -> list[str]:
        free.wait(HANG)
        return []

    async def scene() -> list[Problem | None]:
        webhooks = Webhooks(resolve=slow)
        sending = [asyncio.create_task(webhooks.send(f"http://{NAME}/", b"")) for _ in range(30)]
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 7), HANG / 2) == 7
        answers = await asyncio.gather(*sending)
        free.set()
        webhooks.close()
        return answers

    codes = [problem.code for problem in asyncio.run(scene()) if problem]
    assert codes.count("webhook_unreachable") == limits.WEBHOOKS_AT_ONCE
    assert codes.count("webhook_busy") == 30 - limits.WEBHOOKS_AT_ONCE


def test_no_proxy_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as proxy, receiving() as received:
        for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
            monkeypatch.setitem(os.environ, name.lower(), f"http://127.0.0.1:{proxy.port}")
        assert send(f"http://{NAME}:{received.port}/") == "sent"
    assert not proxy.requests


def test_no_netrc(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text(
        f"machine {NAME} login host password hidden\nmachine 127.0.0.1 login host password hidden\n"
    )
    monkeypatch.setenv("NETRC", str(netrc))
    with receiving() as received:
        assert send(f"http://{NAME}:{received.port}/") == "sent"
    assert "authorization" not in received.headers[0]


@pytest.mark.parametrize(
    "url",
    [
        "https://discord.com/api/webhooks/1/abc",
        "http://example.org",
        "https://example.org:8443/x",
        "https://example.org:443/x",
        "https://приклад.укр/чат",
        "https://8.8.8.8/x",
        "https://[2606:4700::1111]/x",
    ],
)
def test_what_may_be_typed_in(url: str) -> None:
    assert check(url) is None


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "webhook_bad_url"),
        ("example.org", "webhook_bad_url"),
        ("//example.org/", "webhook_bad_url"),
        ("ftp://example.org/", "webhook_bad_url"),
        ("file:///etc/passwd", "webhook_bad_url"),
        ("javascript:alert(1)", "webhook_bad_url"),
        ("https:///x", "webhook_bad_url"),
        ("https://user:word@example.org/", "webhook_bad_url"),
        ("https://user@example.org/", "webhook_bad_url"),
        ("https://example.org\\@127.0.0.1/", "webhook_bad_url"),
        ("https://example.org/#x", "webhook_bad_url"),
        ("https://exa mple.org/", "webhook_bad_url"),
        ("https://example.org/\r\nHost: x", "webhook_bad_url"),
        ("https://example..org/", "webhook_bad_url"),
        ("https://example.org./", "webhook_bad_url"),
        ("https://localhost/", "webhook_bad_url"),
        ("https://router/", "webhook_bad_url"),
        ("https://2130706433/", "webhook_bad_url"),
        ("https://0x7f000001/", "webhook_bad_url"),
        ("https://0x7f.1/", "webhook_bad_url"),
        ("https://127.1/", "webhook_bad_url"),
        ("https://0177.0.0.1/", "webhook_bad_url"),
        ("https://[::1/", "webhook_bad_url"),
        ("https://①②⑦.⓪.⓪.①/", "webhook_bad_url"),
        ("\ud800", "webhook_bad_url"),
        ("https://x.localhost/", "webhook_private"),
        ("https://out.local/", "webhook_private"),
        ("http://metadata.google.internal/", "webhook_private"),
        ("https://127.0.0.1/", "webhook_private"),
        ("https://192.168.0.1/", "webhook_private"),
        ("https://169.254.169.254/latest/", "webhook_private"),
        ("https://[::1]/", "webhook_private"),
        ("https://[::ffff:127.0.0.1]/", "webhook_private"),
        ("https://example.org:22/", "webhook_bad_port"),
        ("https://example.org:6379/", "webhook_bad_port"),
        ("https://example.org:0/", "webhook_bad_port"),
        ("https://example.org:99999/", "webhook_bad_port"),
        ("https://example.org/" + "x" * 500, "webhook_too_long"),
    ],
)
def test_what_may_not(url: str, code: str) -> None:
    problem = check(url)
    assert problem is not None and problem.code == code
    assert send(url) != "sent"
