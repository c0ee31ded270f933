"""Which host names the server accepts by default, and the page that refuses others."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest

from meadhall.locale import Texts, languages
from tests.server.running import Server, serving

ALLOWED = "games.example"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    flags = ("--allow-host", ALLOWED)
    with serving(tmp_path_factory.mktemp("named") / "tables.db", *flags) as server:
        yield server


def get(server: Server, host: str, path: str = "/health", **headers: str) -> httpx.Response:
    return httpx.get(server.http + path, headers={"Host": host, **headers})


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "192.168.0.5", "[::1]", "box.local", ALLOWED, socket.gethostname().upper()],
)
def test_it_answers_to_its_own_names(named: Server, host: str) -> None:
    for name in (host, f"{host}:{named.port}"):
        assert get(named, name).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "www.games.example", "evil.local.example"])
def test_it_answers_to_no_others(named: Server, host: str) -> None:
    """A page of a foreign site whose name was pointed at this machine (DNS rebinding)."""
    for name in (host, f"{host}:{named.port}"):
        answer = get(named, name, "/api/tables")
        assert (answer.status_code, answer.json()) == (
            421,
            {"code": "unknown_host", "params": {"host": host}, "rule": ""},
        )


@pytest.mark.parametrize("language", languages())
def test_who_types_another_name_reads_what_to_do(named: Server, language: str) -> None:
    headers = {"Accept": "text/html,*/*", "Accept-Language": f"de-DE,{language}-XX;q=0.9,en;q=0.5"}
    answer = get(named, "meadhall.example", "/", **headers)
    assert answer.status_code == 421
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert "--allow-host meadhall.example" in answer.text
    assert Texts(language).refusal("unknown_host", host="meadhall.example") in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
