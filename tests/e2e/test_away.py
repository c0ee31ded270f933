"""Somebody looks elsewhere, or the server is away: the page calls, and it says so in words."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import Sit
from tests.e2e.screens import lobby, turn
from tests.server.running import Server, serving

# The page believes that another tab is in front; what it would sound and show is written down, too.
ELSEWHERE = """
  window.called = { notices: [], tones: 0 };
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); called.notices.push([title, more.body]); }
  };
  const sound = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { called.tones += 1; return sound.call(this); };
"""


def test_a_turn_calls_who_looks_elsewhere(hall: Server, sit: Sit) -> None:
    person = sit(hall, sound=50, notify=True)
    person.page.context.grant_permissions(["notifications"], origin=hall.http)
    person.page.add_init_script(ELSEWHERE)
    person.open()
    person.page.mouse.click(5, 5)  # a page may not sound before somebody has touched it
    turn(person)
    called = person.page.evaluate("called")
    assert person.page.title().startswith("● Your turn") and person.page.title().endswith("Meadhall")
    assert person.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    assert [title for title, _ in called["notices"]] == ["Your turn"] and called["tones"] > 0
    person.open()
    person.until(lambda: "●" not in person.page.title())


def test_it_is_silent_unless_somebody_wants_it(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    person.page.context.grant_permissions(["notifications"], origin=hall.http)
    person.page.add_init_script(ELSEWHERE)
    turn(person)
    assert person.page.evaluate("called") == {"notices": [], "tones": 0}


def test_without_a_server_it_says_so_in_the_readers_language(tmp_path: Path, sit: Sit) -> None:
    with serving(tmp_path / "tables.db", program="tests.e2e.quick") as house:
        person = sit(house, language="uk")
        person.expected = ["ERR_CONNECTION_REFUSED", "Failed to load resource"]
        lobby(person)
        page = person.page
        person.until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")))
        house.kill()
        page.reload()
        page.get_by_role("heading", name="До зали не дістатися").wait_for()
        house.again()
        page.get_by_role("link", name="Спробувати ще раз").click()
        page.get_by_role("button", name="Грати зараз").wait_for()


def test_it_can_be_installed(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    lobby(person)
    asked = "async (path) => { const a = await fetch(path); return [a.ok, a.headers.get('content-type')]; }"
    path = person.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = person.page.evaluate("async (path) => await (await fetch(path)).json()", path)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert person.page.evaluate(asked, icon["src"]) == [True, icon["type"]]
