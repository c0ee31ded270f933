"""All the screens there are, and how to get to each quickly: positions are cut out of a golden record."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Locator

from tests.e2e.people import Person
from tests.server.browser import record

SAGA = "bloodrage-4-three-jarls-41"
CLANS = ("wolf", "raven", "serpent", "bear")
THRALL = {"kind": "bot", "level": "thrall"}
# Whatever would put a scene away in a few seconds does not come.
STILL = "() => { for (let k = setTimeout(() => 0); k > 0; k--) clearTimeout(k); }"


def before(sentence: str, times: int = 1) -> str:
    """The saga up to a sentence that is still to be said for the first time, or the second, or the third."""
    lines = record(SAGA).splitlines()
    found = [k for k, line in enumerate(lines) if line.startswith(sentence)]
    return "\n".join(lines[: found[times - 1]]) + "\n"


# wolf, in the middle of the first Age: figures on the board, cards in hand, Quests sworn, a full saga
TURN = before("wolf march elvagar muspelheim")
DRAFT = before("wolf keep quest-yggdrasil")
# all cards lie open, and wolf alone is asked: the field stays until there is an answer
BATTLE = before("wolf add heimdalls-gaze")
# bear chooses the reward of the last Quest; after that Ragnarök takes a province
RAGNAROK = before("bear raise rage", 3)


def seats(me: str) -> list[dict[str, str]]:
    return [{"kind": "me", "display": "Olena"} if clan == me else THRALL for clan in CLANS]


def bring(person: Person, text: str, me: str = "wolf") -> str:
    """A table that goes on from there, everybody else a bot; its id."""
    made = post(person, "records", {"record": text, "seats": seats(me)})
    return str(made["id"])


def post(person: Person, path: str, body: dict[str, Any]) -> Any:
    """With this browser's cookies."""
    server = person.server.http
    answer = person.page.request.post(f"{server}/api/{path}", data=body, headers={"origin": server})
    assert answer.ok, answer.text()
    return answer.json()


def small(person: Person) -> bool:
    size = person.page.viewport_size
    return size is not None and size["width"] < 900


def press(person: Person, css: str) -> Locator:
    """A click or a tap, as the device has it."""
    one = person.page.locator(css).first
    if small(person):
        one.tap()
    else:
        one.click()
    return one


def see(person: Person, css: str) -> None:
    person.page.locator(css).first.wait_for()


def lobby(person: Person) -> None:
    person.open()
    see(person, "form .btn.main:not([aria-disabled=true])")
    see(person, ".none")


def setting(person: Person) -> None:
    lobby(person)
    if small(person):
        press(person, ".unfold")
    press(person, ".fold")
    see(person, ".more")


def waiting(person: Person) -> None:
    chairs = [{"kind": "me", "display": "Olena"}, {"kind": "person"}, {"kind": "open"}, THRALL]
    made = post(person, "tables", {"game": "bloodrage", "seats": chairs})
    kept = {"spectator": made["spectator"], "seats": {one["seat"]: one["token"] for one in made["seats"]}}
    links = json.dumps(json.dumps({made["id"]: kept}))
    person.page.add_init_script(f"localStorage.setItem('meadhall-links', {links})")
    person.open(made["id"])
    see(person, ".invite")


def code(person: Person) -> None:
    waiting(person)
    press(person, ".invite .btn:last-child")
    see(person, "dialog svg[role=img]")


def draft(person: Person) -> None:
    person.open(bring(person, DRAFT))
    see(person, "[data-screen=draft] button[data-rove]")


def turn(person: Person) -> None:
    person.open(bring(person, TURN))
    see(person, "section.mine .act")
    see(person, "svg.live .figure")


def action(person: Person) -> None:
    turn(person)
    press(person, ".act[data-verb=march]")
    see(person, ".place.legal")


def why_not(person: Person) -> None:
    turn(person)
    one = person.page.locator(".act[aria-disabled=true][data-verb]").first
    if small(person):
        one.tap(force=True)  # it is disabled, and says so
    else:
        one.hover()
    see(person, "[role=tooltip]")


def card(person: Person) -> None:
    turn(person)
    press(person, "[aria-label] .row button[data-rove]")
    see(person, "dialog")


def place(person: Person) -> None:
    turn(person)
    if small(person):
        person.page.locator("[data-place=gimle]").tap(force=True)
        press(person, ".panel > .about")
        see(person, "dialog")
    else:
        person.page.locator("[data-place=gimle]").hover(force=True)


def battle(person: Person) -> None:
    person.open(bring(person, BATTLE))
    see(person, "[data-aside=battle] .battlefield")


def ragnarok(person: Person) -> None:
    person.open(bring(person, RAGNAROK, "bear"))
    press(person, "[data-answer]")
    press(person, "section.mine .btn.main")
    see(person, "[data-aside=ragnarok]")


def end(person: Person) -> None:
    person.open(bring(person, record(SAGA)))
    see(person, "[data-screen=end]")


def replay(person: Person) -> None:
    person.open(f"replay/{bring(person, record(SAGA))}/150")
    see(person, "input[type=range]")
    see(person, "svg.live .figure")


def rules(person: Person) -> None:
    person.open("rules")
    see(person, ".rules main p")


def paragraph(person: Person) -> None:
    person.open("rules/invade")
    see(person, "#at-invade")


def lesson(person: Person) -> None:
    person.open("lesson")
    see(person, ".coach")


def settings(person: Person) -> None:
    turn(person)
    if small(person):
        press(person, "header .ib")
        press(person, "dialog li:nth-last-child(2) button")
    else:
        press(person, ".tools .ib:last-child")
    see(person, "dialog .rows")


def spectator(person: Person) -> None:
    """Somebody else plays, and thinks."""
    server = person.server.http
    body = {"record": TURN, "seats": seats("wolf")}
    with httpx.Client(verify=False) as web:
        made = web.post(f"{server}/api/records", json=body, headers={"origin": server}, timeout=30).json()
    person.open(f"{made['id']}/{made['spectator']}")
    see(person, "svg.live .figure")


def shut(person: Person) -> None:
    person.expected.append("404")  # browsers tell it on the console
    person.open("nosuchtable/nosuchlink")
    see(person, "main.panel h1")


@dataclass(frozen=True)
class Screen:
    name: str
    reach: Callable[[Person], None]

    def show(self, person: Person) -> None:
        """There, with its letters, and nothing moves any more."""
        self.reach(person)
        person.page.evaluate("() => document.fonts.ready.then(() => null)")
        person.page.wait_for_timeout(150)
        person.page.evaluate(STILL)


SCREENS = {
    name: Screen(name, reach)
    for name, reach in {
        "lobby": lobby,
        "setting": setting,
        "waiting": waiting,
        "code": code,
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
        "shut": shut,
    }.items()
}
