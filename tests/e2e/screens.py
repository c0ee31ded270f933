"""All screens, and how to reach each quickly: positions are parts of a golden record."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Locator

from tests.e2e.people import Person
from tests.server.browser import record

RECORD = "bloodrage-4-three-jarls-41"
CLANS = ("wolf", "raven", "serpent", "bear")
THRALL = {"kind": "bot", "level": "thrall"}
# Animations that close by a timer stay open.
CLEAR_TIMERS = "() => { for (let k = setTimeout(() => 0); k > 0; k--) clearTimeout(k); }"


def record_before(sentence: str, nth: int = 1) -> str:
    """The record up to the nth line that starts with the sentence, without that line."""
    lines = record(RECORD).splitlines()
    found = [k for k, line in enumerate(lines) if line.startswith(sentence)]
    return "\n".join(lines[: found[nth - 1]]) + "\n"


# wolf, in the middle of the first Age: figures on the board, cards in hand, committed Quests, a full saga
TURN = record_before("wolf march elvagar muspelheim")
DRAFT = record_before("wolf keep quest-yggdrasil")
# all cards are open, and only wolf is asked: the battlefield stays until they answer
BATTLE = record_before("wolf add heimdalls-gaze")
# bear chooses the reward of the last Quest; after that Ragnarök destroys a province
RAGNAROK = record_before("bear raise rage", 3)


def seats(me: str) -> list[dict[str, str]]:
    return [{"kind": "me", "display": "Olena"} if clan == me else THRALL for clan in CLANS]


def import_record(person: Person, text: str, me: str = "wolf") -> str:
    """Create a table that continues a record, with bots in all other seats. Returns its id."""
    made = post(person, "records", {"record": text, "seats": seats(me)})
    return str(made["id"])


def post(person: Person, path: str, body: dict[str, Any]) -> Any:
    """A request with this browser's cookies."""
    server = person.server.http
    answer = person.page.request.post(f"{server}/api/{path}", data=body, headers={"origin": server})
    assert answer.ok, answer.text()
    return answer.json()


def small(person: Person) -> bool:
    size = person.page.viewport_size
    return size is not None and size["width"] < 900


def press(person: Person, css: str) -> Locator:
    """A click, or a tap on a phone."""
    one = person.page.locator(css).first
    if small(person):
        one.tap()
    else:
        one.click()
    return one


def wait_for(person: Person, css: str) -> None:
    person.page.locator(css).first.wait_for()


def lobby(person: Person) -> None:
    person.open()
    wait_for(person, "form .btn.main:not([aria-disabled=true])")
    wait_for(person, ".none")


def new_table(person: Person) -> None:
    lobby(person)
    if small(person):
        press(person, ".unfold")
    press(person, ".fold")
    wait_for(person, ".more")


def waiting_room(person: Person) -> None:
    given = [{"kind": "me", "display": "Olena"}, {"kind": "person"}, {"kind": "open"}, THRALL]
    made = post(person, "tables", {"game": "bloodrage", "seats": given})
    links = {"spectator": made["spectator"], "seats": {one["seat"]: one["token"] for one in made["seats"]}}
    stored = json.dumps(json.dumps({made["id"]: links}))
    person.page.add_init_script(f"localStorage.setItem('meadhall-links', {stored})")
    person.open(made["id"])
    wait_for(person, ".invite")


def qr_code(person: Person) -> None:
    waiting_room(person)
    press(person, ".invite .btn:last-child")
    wait_for(person, "dialog svg[role=img]")


def draft(person: Person) -> None:
    person.open(import_record(person, DRAFT))
    wait_for(person, "[data-screen=draft] button[data-rove]")


def turn(person: Person) -> None:
    person.open(import_record(person, TURN))
    wait_for(person, "section.mine .act")
    wait_for(person, "svg.live .figure")


def action(person: Person) -> None:
    turn(person)
    press(person, ".act[data-verb=march]")
    wait_for(person, ".place.legal")


def why_not(person: Person) -> None:
    turn(person)
    one = person.page.locator(".act[aria-disabled=true][data-verb]").first
    if small(person):
        one.tap(force=True)  # it is disabled, and explains why
    else:
        one.hover()
    wait_for(person, "[role=tooltip]")


def card(person: Person) -> None:
    turn(person)
    press(person, "[aria-label] .row button[data-rove]")
    wait_for(person, "dialog")


def place(person: Person) -> None:
    turn(person)
    if small(person):
        person.page.locator("[data-place=gimle]").tap(force=True)
        press(person, ".panel > .about")
        wait_for(person, "dialog")
    else:
        person.page.locator("[data-place=gimle]").hover(force=True)


def battle(person: Person) -> None:
    person.open(import_record(person, BATTLE))
    wait_for(person, "[data-aside=battle] .battlefield")


def ragnarok(person: Person) -> None:
    person.open(import_record(person, RAGNAROK, "bear"))
    press(person, "[data-answer]")
    press(person, "section.mine .btn.main")
    wait_for(person, "[data-aside=ragnarok]")


def end(person: Person) -> None:
    person.open(import_record(person, record(RECORD)))
    wait_for(person, "[data-screen=end]")


def replay(person: Person) -> None:
    person.open(f"replay/{import_record(person, record(RECORD))}/150")
    wait_for(person, "input[type=range]")
    wait_for(person, "svg.live .figure")


def rules(person: Person) -> None:
    person.open("rules")
    wait_for(person, ".rules main p")


def paragraph(person: Person) -> None:
    person.open("rules/invade")
    wait_for(person, "#at-invade")


def lesson(person: Person) -> None:
    person.open("lesson")
    wait_for(person, ".coach")


def settings(person: Person) -> None:
    turn(person)
    if small(person):
        press(person, "header .ib")
        press(person, "dialog li:nth-last-child(2) button")
    else:
        press(person, ".tools .ib:last-child")
    wait_for(person, "dialog .rows")


def spectator(person: Person) -> None:
    """Another user plays and does not answer."""
    server = person.server.http
    body = {"record": TURN, "seats": seats("wolf")}
    with httpx.Client(verify=False) as web:
        made = web.post(f"{server}/api/records", json=body, headers={"origin": server}, timeout=30).json()
    person.open(f"{made['id']}/{made['spectator']}")
    wait_for(person, "svg.live .figure")


def access_denied(person: Person) -> None:
    person.allowed_errors.append("404")  # browsers report it on the console
    person.open("nosuchtable/nosuchlink")
    wait_for(person, "main.panel h1")


@dataclass(frozen=True)
class Screen:
    name: str
    reach: Callable[[Person], None]

    def show(self, person: Person) -> None:
        """Open the screen, wait for its fonts, and stop its timers."""
        self.reach(person)
        person.page.evaluate("() => document.fonts.ready.then(() => null)")
        person.page.wait_for_timeout(150)
        person.page.evaluate(CLEAR_TIMERS)


SCREENS = {
    name: Screen(name, reach)
    for name, reach in {
        "lobby": lobby,
        "new-table": new_table,
        "waiting-room": waiting_room,
        "qr-code": qr_code,
        "draft": draft,
        "turn": turn,
        "action": action,
        "why-not": why_not,
        "card": card,
        "place": place,
        "battle": battle,
        "ragnarok": ragnarok,
        "end": end,
        "replay": replay,
        "rules": rules,
        "paragraph": paragraph,
        "lesson": lesson,
        "settings": settings,
        "spectator": spectator,
        "access-denied": access_denied,
    }.items()
}
