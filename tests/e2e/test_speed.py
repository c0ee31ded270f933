"""Size and speed of the page, printed with `pytest -s`. Times are asserted in `make soak` only, when nothing
else runs on the machine; `make test` checks only that everything happens."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Response

from tests.e2e.conftest import NewPerson
from tests.e2e.playing import by_mouse, play_until
from tests.e2e.screens import RECORD, import_record, lobby, turn, wait_for
from tests.many import soaked
from tests.server.browser import record
from tests.server.running import Server

TIMED = pytest.mark.parametrize("timed", [False, *soaked([True])])
TOLERANCE = 1.5  # factor on the limits below
# Transferred bytes without fonts, of the lobby and the screen of its first game; the same on every machine.
MAX_BYTES = 219_000
MAX_READY_MS = 2000  # until the page is usable, with a processor four times slower
MAX_EFFECT_MS = 100  # from the server's message to the drawn frame
MAX_FRAME_MS = 50  # for a frame of a replay at the highest speed, drawn without a GPU

LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => ({ name: one.name.split('/').pop(), bytes: one.encodedBodySize }))"""
# The time when the play button is visible and enabled.
WATCH_BUTTON = """
  const look = () => {
    const button = document.querySelector('form .btn.main');
    if (button?.checkVisibility() && button.ariaDisabled !== 'true') window.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
# The time from each `news` message to the end of the frame that shows it. If the page is changed in an
# animation frame callback, that is the current frame, else the next one.
WATCH_NEWS = """
  window.effects = [];
  let inside = false;
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) => frame((now) => {
    inside = true;
    setTimeout(() => { inside = false; });
    run(now);
  });
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).type !== 'news') return;
        const heard = performance.now();
        const changed = new MutationObserver(() => {
          changed.disconnect();
          const drawn = () => setTimeout(() => window.effects.push(performance.now() - heard));
          if (inside) drawn();
          else frame(drawn);
        });
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        changed.observe(document.body, all);
      });
    }
  };
"""
WATCH_FRAMES = """() => {
  window.frames_ = []; window.long = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
}"""


def print_times(what: str, times: list[float]) -> None:
    print(f"\n{what}: {len(times)} times, median {median(times):.0f} ms, worst {max(times):.0f} ms")


# Files that come from the service worker are counted uncompressed.
NO_WORKER = "delete Navigator.prototype.serviceWorker"


def test_first_load_is_small(server: Server, new_person: NewPerson) -> None:
    person = new_person(server)
    person.page.add_init_script(NO_WORKER)
    loaded: list[Response] = []
    person.page.on("response", lambda response: loaded.append(response))
    lobby(person)
    person.page.wait_for_load_state("networkidle")
    files: list[dict[str, Any]] = person.page.evaluate(LOADED)
    fonts = [one for one in files if one["name"].endswith(".woff2")]
    others = [one for one in files if one not in fonts]
    weight, letters = (sum(one["bytes"] for one in some) for some in (others, fonts))
    print(f"\nfirst load: {weight / 1000:.0f} kB in {len(others)} files, {letters / 1000:.0f} kB of fonts")
    for one in sorted(others, key=lambda one: -int(one["bytes"]))[:6]:
        print(f"  {one['bytes'] / 1000:6.1f} kB {one['name']}")
    assert any(one["name"].startswith("GameScreen") for one in files), "the screen of the game is not counted"
    assert weight < MAX_BYTES
    scripts = [one.text() for one in loaded if one.url.endswith(".js")]
    assert any("\nclan-wolf =" in text or "\\nclan-wolf =" in text for text in scripts)
    assert not any("rw-prompt-" in text for text in scripts), "texts of another game"


@TIMED
def test_page_is_usable_soon(server: Server, new_person: NewPerson, timed: bool) -> None:
    person = new_person(server)
    person.page.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person.page.add_init_script(WATCH_BUTTON)
    lobby(person)
    ready: float = person.page.evaluate("window.ready")
    print(f"\nusable after {ready:.0f} ms, with a processor four times slower")
    assert not timed or ready < MAX_READY_MS * TOLERANCE


@TIMED
def test_a_move_is_seen_at_once(server: Server, new_person: NewPerson, timed: bool) -> None:
    person = new_person(server, reduced_motion=False, motion="full")
    person.page.add_init_script(WATCH_NEWS)
    turn(person)
    seen = "window.effects.length"
    moves = 40 if timed else 10
    play_until([(person, by_mouse)], 5, lambda _: int(person.page.evaluate(seen)) >= moves, rest=400)
    effects: list[float] = person.page.evaluate("window.effects")
    print_times("from the message to the picture", effects)
    assert not timed or median(effects) < MAX_EFFECT_MS * TOLERANCE


@TIMED
def test_a_quick_replay_runs_smoothly(server: Server, new_person: NewPerson, timed: bool) -> None:
    person = new_person(server, reduced_motion=False, motion="full")
    page = person.page
    person.open(f"replay/{import_record(person, record(RECORD))}/40")
    wait_for(person, "svg.live .figure")
    page.get_by_role("button", name="16×").click()
    page.evaluate(WATCH_FRAMES)
    page.get_by_role("button", name="Play", exact=True).click()
    person.wait_until(lambda: int(page.evaluate("document.querySelector('input[type=range]').value")) >= 100)
    frames: list[float] = page.evaluate("window.frames_")
    tasks: list[float] = page.evaluate("window.long")
    print_times("frames of a replay at 16×, 60 moves", frames)
    print_times("tasks longer than 50 ms", tasks or [0.0])
    assert not timed or median(frames) < MAX_FRAME_MS * TOLERANCE, (
        "the longest frame depends on the load of the machine"
    )
