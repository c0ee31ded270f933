"""Turn notices on a hidden page, the offline page of the service worker, and the web app manifest."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.conftest import NewPerson
from tests.e2e.screens import lobby, turn
from tests.server.running import Server, serving

# Makes the page believe that it is hidden, and records its notifications and sounds.
HIDDEN_PAGE = """
  window.called = { notices: [], tones: 0 };
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); called.notices.push([title, more.body]); }
  };
  const sound = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { called.tones += 1; return sound.call(this); };
"""


def test_turn_notice_on_a_hidden_page(server: Server, new_person: NewPerson) -> None:
    person = new_person(server, sound=50, notify=True)
    person.page.context.grant_permissions(["notifications"], origin=server.http)
    person.page.add_init_script(HIDDEN_PAGE)
    person.open()
    person.page.mouse.click(5, 5)  # browsers allow sound only after an interaction
    turn(person)
    called = person.page.evaluate("called")
    assert person.page.title().startswith("● Your turn") and person.page.title().endswith("Meadhall")
    assert person.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    assert [title for title, _ in called["notices"]] == ["Your turn"] and called["tones"] > 0
    person.open()
    person.wait_until(lambda: "●" not in person.page.title())


def test_no_turn_notice_by_default(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    person.page.context.grant_permissions(["notifications"], origin=server.http)
    person.page.add_init_script(HIDDEN_PAGE)
    turn(person)
    assert person.page.evaluate("called") == {"notices": [], "tones": 0}


def test_offline_page_is_in_the_users_language(tmp_path: Path, new_person: NewPerson) -> None:
    with serving(tmp_path / "tables.db", program="tests.e2e.fast_bots") as server:
        person = new_person(server, language="uk")
        person.allowed_errors = ["ERR_CONNECTION_REFUSED", "Failed to load resource"]
        lobby(person)
        page = person.page
        person.wait_until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")))
        server.kill()
        page.reload()
        page.get_by_role("heading", name="Сервер недоступний").wait_for()
        server.again()
        page.get_by_role("link", name="Спробувати ще раз").click()
        page.get_by_role("button", name="Грати зараз").wait_for()


def test_page_can_be_installed(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    lobby(person)
    asked = "async (path) => { const a = await fetch(path); return [a.ok, a.headers.get('content-type')]; }"
    path = person.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = person.page.evaluate("async (path) => await (await fetch(path)).json()", path)
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert person.page.evaluate(asked, icon["src"]) == [True, icon["type"]]
