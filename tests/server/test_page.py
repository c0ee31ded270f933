"""The plain page: its files, its words, and a game in a real browser."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from meadhall.locale import Texts, languages
from meadhall.server.page import page
from tests.locale.ftl import FACTS
from tests.server.browser import ME, PERSON, Browser, answer_of, nearly_over
from tests.server.client import WAIT, Json, run
from tests.server.running import Server, serving

FOLDER = Path(page.__file__).parent
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


# --- files and words ------------------------------------------------------------------------------


def ask(house: Server, language: str, *lines: Json) -> httpx.Response:
    body = {"language": language, "lines": list(lines)}
    return httpx.post(f"{house.http}/page/words", json=body, timeout=WAIT)


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "text/html"), ("/page/plain.css", "text/css"), ("/page/plain.js", "text/javascript")],
)
def test_files_come_with_their_types_and_strict_headers(house: Server, path: str, kind: str) -> None:
    answer = httpx.get(house.http + path, timeout=WAIT)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe" not in policy


def test_nothing_inline_and_nothing_from_elsewhere() -> None:
    html = (FOLDER / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]* src=)", html)
    for name in ("index.html", "plain.css", "plain.js"):
        text = (FOLDER / name).read_text("utf-8")
        assert not re.search(r"https?://|innerHTML|\beval\b|@import", text), name


def test_words_are_chosen_as_everywhere(house: Server) -> None:
    lines: list[Json] = [
        {"id": "clan-wolf"},
        {"id": "n-cards", "params": {"n": 2}},
        {"id": "invade", "say": "answer", "prompt": "turn", "params": {"figure": "leader"}},
        {"id": "card_kept", "say": "event", "params": {"seat": "wolf"}},
        {"id": "card_kept", "say": "event", "params": {"seat": "wolf", "card": "troll@1"}},
        {"id": "stale", "say": "refusal"},
        {"id": "nobody-has-this"},
    ]
    for language in languages():
        texts = Texts(language)
        answer = ask(house, language, *lines)
        assert answer.status_code == 200
        assert answer.json() == [
            texts("clan-wolf"),
            texts("n-cards", n=2),
            texts.answer("turn", "invade", figure="leader"),
            texts.event("card_kept", seat="wolf"),
            texts.event("card_kept", seat="wolf", card="troll@1"),
            texts.refusal("stale"),
            "⟨nobody-has-this⟩",
        ]


def test_words_refuse_what_is_too_much(house: Server) -> None:
    assert ask(house, "xx").json()["code"] == "bad_request"
    for line in (
        {"id": "x" * 81},
        {"id": "n-cards", "params": {"n": 10**10}},
        {"id": "n-cards", "params": {"n": [1]}},
        {"id": "n-cards", "params": {f"p{i}": i for i in range(21)}},
        {"id": "n-cards", "say": "anything"},
    ):
        assert ask(house, "en", line).status_code == 400, line
    assert ask(house, "en", *[{"id": "ui-glory"}] * (page.LINES + 1)).status_code == 400
    odd: list[Json] = [
        {"id": name, "say": say, "params": {"n": "two", "self": "", "message": "-x", "kind": "{$n}"}}
        for name in ("", ".", "-x", "n-cards", "n-cards.acc", "card-troll.text.text", "list-and")
        for say in ("text", "answer", "event", "refusal")
    ]
    assert ask(house, "uk", *odd).status_code == 200


def test_every_message_the_page_names_is_there() -> None:
    named = set(re.findall(r'data-say="([\w.-]+)"', (FOLDER / "index.html").read_text("utf-8")))
    script = (FOLDER / "plain.js").read_text("utf-8")
    named |= set(re.findall(r'"((?:ui|page|n|stat|event)-[\w.-]+)"', script))
    ours = {name for name in FACTS["en"] if name.startswith("page-")}
    assert len(named) > 60
    for language in languages():
        assert named <= FACTS[language].keys(), named - FACTS[language].keys()
    # By parts: `page-status-${status}`.
    assert {name for name in ours - named if not name.startswith("page-status-")} == set()


# --- a browser ------------------------------------------------------------------------------------------


class Tab:
    """One page of a real browser, over its DevTools protocol. `wrong`: all that went wrong in it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._id = 0
        self.wrong: list[str] = []

    async def call(self, method: str, **params: Any) -> Json:
        self._id += 1
        await self._socket.send(json.dumps({"id": self._id, "method": method, "params": params}))
        async with asyncio.timeout(WAIT):
            while True:
                said: Json = json.loads(await self._socket.recv())
                self._hear(said)
                if said.get("id") == self._id:
                    assert "error" not in said, said
                    return dict(said["result"])

    def _hear(self, said: Json) -> None:
        match said.get("method"), said.get("params", {}):
            case "Runtime.exceptionThrown", params:
                self.wrong.append(str(params["exceptionDetails"]))
            case "Log.entryAdded", {"entry": {"level": "error"} as entry}:
                self.wrong.append(f"{entry['text']} {entry.get('url')}")

    async def run(self, script: str) -> Any:
        answer = await self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    async def until(self, condition: str) -> None:
        """Until a condition of the page holds."""
        async with asyncio.timeout(WAIT):
            while not await self.run(f"Boolean({condition})"):
                await asyncio.sleep(0.05)

    async def open(self, url: str) -> None:
        for domain in ("Page", "Runtime", "Log"):
            await self.call(f"{domain}.enable")
        await self.call("Page.navigate", url=url)
        await self.until("document.body && !document.body.classList.contains('loading')")

    async def size(self, width: int, height: int, *, dark: bool = False) -> None:
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await self.call("Emulation.setEmulatedMedia", features=[scheme])

    async def press(self, key: str, code: str = "") -> None:
        for kind in ("keyDown", "keyUp"):
            await self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code, text=key)


@asynccontextmanager
async def browsing(folder: Path, url: str) -> AsyncIterator[Tab]:
    """Chromium with a profile of its own; ended with the test."""
    assert CHROMIUM is not None
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--lang=en"]
    flags += ["--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"]
    process = subprocess.Popen([CHROMIUM, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        port = folder / "DevToolsActivePort"
        async with asyncio.timeout(WAIT):
            while not (port.exists() and port.read_text().strip()):
                await asyncio.sleep(0.1)
        number = port.read_text().split()[0]
        async with httpx.AsyncClient(timeout=WAIT) as web:
            pages = (await web.get(f"http://127.0.0.1:{number}/json/list")).json()
        address = next(one["webSocketDebuggerUrl"] for one in pages if one["type"] == "page")
        async with connect(address, max_size=None, proxy=None) as socket:
            tab = Tab(socket)
            await tab.open(url)
            yield tab
    finally:
        process.terminate()
        process.wait(WAIT)


in_chromium = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
FITS = "document.documentElement.scrollWidth <= innerWidth"
ENABLED = "document.querySelector('#answers [aria-disabled=false]')"


async def check_words(tab: Tab) -> None:
    """Everything on the page has its words, and nothing went wrong on the way."""
    text = await tab.run("document.body.innerText")
    assert "⟨" not in text and "undefined" not in text and "[object" not in text, text
    assert tab.wrong == []


@pytest.mark.slow
@in_chromium
def test_a_game_against_bots_from_the_first_click_to_the_board(house: Server, tmp_path: Path) -> None:
    async def play() -> None:
        async with browsing(tmp_path, f"{house.http}/") as tab:
            await check_words(tab)
            for width, height in ((390, 844), (1280, 720)):
                await tab.size(width, height)
                assert await tab.run(FITS)
            await tab.run("document.getElementById('play').click()")
            await tab.until(ENABLED)
            kept = 0
            async with asyncio.timeout(4 * WAIT):
                while "Action" not in await tab.run("document.getElementById('where').textContent"):
                    if await tab.run(f"Boolean({ENABLED})"):
                        await tab.press("1")
                        kept += 1
                    await asyncio.sleep(0.1)
            assert kept >= 6
            await tab.until(ENABLED)
            assert await tab.run("document.querySelectorAll('.provinces article').length") == 8
            assert await tab.run("document.querySelectorAll('#clans article').length") == 4
            assert await tab.run("document.querySelectorAll('#hand details').length") >= 4
            assert await tab.run("document.querySelectorAll('#log li').length") > 5
            await check_words(tab)
            # The same position in Ukrainian, on both screens.
            await tab.run("document.querySelector('#languages [value=uk]').click()")
            await tab.until("document.documentElement.lang === 'uk'")
            text = await tab.run("document.getElementById('table').innerText")
            assert not re.search("[A-Za-z]{2}", text), text
            assert Texts("uk")("ui-clans-title") in text
            for width, height in ((390, 844), (1280, 720)):
                await tab.size(width, height, dark=True)
                assert await tab.run(FITS)
            await tab.press("h", "KeyH")
            await tab.until("document.querySelector('.advice, #problem:not(:empty)')")
            await tab.run("document.getElementById('words').value = '<b>Вітаю</b>'")
            await tab.run("document.getElementById('say').requestSubmit()")
            await tab.until("document.getElementById('chat').textContent.includes('<b>Вітаю</b>')")
            await check_words(tab)
            # Back in the lobby it is among one's own tables; a new one shows its links.
            await tab.run("document.getElementById('home').click()")
            await tab.until("document.querySelector('#mine button')")
            await tab.run("document.getElementById('others').value = 'person'")
            await tab.run("document.getElementById('play').click()")
            await tab.until("document.querySelectorAll('.link input').length === 3")
            link = await tab.run("document.getElementById('link-bear').value")
            assert re.fullmatch(rf"{house.http}/#[0-9a-z]+/mh_[0-9a-z]+", link)
            await check_words(tab)

    run(play())


@pytest.mark.slow
@in_chromium
def test_a_seat_by_its_link_through_a_crash_to_the_rematch(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        host = Browser(server)
        table = await host.import_record(nearly_over(missing=4), seats=[ME, PERSON])
        line = await host.sit(table)
        address = f"{server.http}/#{table.id}/{table.tokens['raven']}"
        async with browsing(tmp_path / "profile", address) as tab:
            await tab.until("document.querySelectorAll('#clans article').length === 2")
            assert await tab.run("location.hash") == f"#{table.id}"  # the token is gone from the address
            server.kill()
            await tab.until("document.getElementById('status').textContent.includes('line is broken')")
            server.again()
            await tab.until("!document.getElementById('status').textContent.includes('line is broken')")
            tab.wrong.clear()  # of the lost line
            line = await host.sit(table)
            while not await tab.run("Boolean(document.getElementById('rematch'))"):
                if line.must_answer():
                    await line.move(answer_of(line))
                elif await tab.run(f"Boolean({ENABLED})"):
                    await tab.run(f"{ENABLED}.click()")
                await line.ask(type="ping")
                await asyncio.sleep(0.05)
            assert await tab.run("document.querySelectorAll('#ask ol li').length") == 2
            await check_words(tab)
            await tab.run("document.getElementById('rematch').click()")
            await tab.until(f"location.hash !== '#{table.id}' && !document.getElementById('rematch')")
            await tab.until("document.querySelectorAll('#clans article').length === 2")
            await check_words(tab)

    with serving(tmp_path / "tables.db") as server:
        run(play(server))
