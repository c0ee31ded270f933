"""The files of the web page, as the server sends them. The page's behaviour is tested in tests/e2e."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from meadhall.server.page import page
from tests.server.client import WAIT
from tests.server.running import Server

FIRST_LOAD = 350 * 1024  # compressed, without fonts


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.http + path, headers=headers, timeout=WAIT)


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    if not page.built():
        pytest.skip("the page is not built: make web")


def test_every_file_comes_with_its_type_and_strict_headers(server: Server) -> None:
    for path, file in page.built().items():
        answer = get(server, "/" if path == "index.html" else f"/{path}")
        assert answer.status_code == 200 and answer.content == file.plain, path
        assert answer.headers["content-type"].split(";")[0] == file.kind
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy
        kept = answer.headers["cache-control"]
        assert ("immutable" in kept) == path.startswith("assets/"), path


def test_what_compresses_is_sent_compressed(server: Server) -> None:
    plain = get(server, "/", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with httpx.stream("GET", server.http + "/", headers={"accept-encoding": "gzip"}, timeout=WAIT) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == plain.content


def test_nothing_inline_and_nothing_from_elsewhere() -> None:
    html = page.built()["index.html"].plain.decode()
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]* src=)", html)
    assert not re.search(r"(src|href)=[\"'](https?:)?//", html)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../page.py",
        "/assets/%2e%2e%2fpage.py",
        "/assets/",
        "/assets/none.js",
        "/none.txt",
        "/page.py",
    ],
)
def test_there_is_nothing_else(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_the_first_load_is_small() -> None:
    """What a browser fetches before it can show a table in Ukrainian, with English to fall back on."""
    files = page.built()
    first = {"index.html", *re.findall(r"/(assets/[\w.-]+)\"", files["index.html"].plain.decode())}
    first |= {path for path in files if re.match(r"assets/(en|uk|wide)-", path)}
    size = sum(len(files[path].gzipped or files[path].plain) for path in first)
    assert 20_000 < size < FIRST_LOAD, (size, sorted(first))
