"""How heavy the page is and how quick. All of it is printed (`pytest -s`). A machine that runs tests may be
busy: times are judged in `make soak`, when nothing else runs; `make test` asks only that it happens."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from tests.e2e.conftest import Sit
from tests.e2e.playing import by_mouse, together
from tests.e2e.screens import SAGA, bring, lobby, see, turn
from tests.many import soaked
from tests.server.browser import record
from tests.server.running import Server

JUDGED = pytest.mark.parametrize("judged", [False, *soaked([True])])
MARGIN = 1.5  # what is judged may take so much longer than what we promise
WEIGHT = 350_000  # bytes on the line, without fonts; the same on every machine
READY = 2000  # milliseconds until one can play, with a processor four times slower
EFFECT = 100  # milliseconds from the server's message to the picture
FRAME = 50  # milliseconds of a frame of a replay at its quickest, drawn without a graphics card

LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => ({ name: one.name.split('/').pop(), bytes: one.encodedBodySize }))"""
# The moment the button to play is there and may be pressed.
WATCH_BUTTON = """
  const look = () => {
    const button = document.querySelector('form .btn.main');
    if (button?.checkVisibility() && button.ariaDisabled !== 'true') window.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
# From each message that brings news to the end of the frame that shows a change. The page is changed in the
# callback of a frame (then it is that very frame) or outside (then it is the next one).
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


def say(what: str, times: list[float]) -> None:
    print(f"\n{what}: {len(times)} times, median {median(times):.0f} ms, worst {max(times):.0f} ms")


def test_first_load_is_light(hall: Server, sit: Sit) -> None:
    person = sit(hall)
    lobby(person)
    files: list[dict[str, Any]] = person.page.evaluate(LOADED)
    fonts = [one for one in files if one["name"].endswith(".woff2")]
    others = [one for one in files if one not in fonts]
    weight, letters = (sum(one["bytes"] for one in some) for some in (others, fonts))
    print(f"\nfirst load: {weight / 1000:.0f} kB in {len(others)} files, {letters / 1000:.0f} kB of fonts")
    for one in sorted(others, key=lambda one: -int(one["bytes"]))[:6]:
        print(f"  {one['bytes'] / 1000:6.1f} kB {one['name']}")
    assert weight < WEIGHT


@JUDGED
def test_one_can_soon_play(hall: Server, sit: Sit, judged: bool) -> None:
    person = sit(hall)
    person.page.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person.page.add_init_script(WATCH_BUTTON)
    lobby(person)
    ready: float = person.page.evaluate("window.ready")
    print(f"\none can play after {ready:.0f} ms, with a processor four times slower")
    assert not judged or ready < READY * MARGIN


@JUDGED
def test_a_move_is_seen_at_once(hall: Server, sit: Sit, judged: bool) -> None:
    person = sit(hall, still=False, motion="full")
    person.page.add_init_script(WATCH_NEWS)
    turn(person)
    seen = "window.effects.length"
    moves = 40 if judged else 10
    together([(person, by_mouse)], 5, lambda _: int(person.page.evaluate(seen)) >= moves, rest=400)
    effects: list[float] = person.page.evaluate("window.effects")
    say("from the message to the picture", effects)
    assert not judged or median(effects) < EFFECT * MARGIN


@JUDGED
def test_a_quick_replay_runs_smoothly(hall: Server, sit: Sit, judged: bool) -> None:
    person = sit(hall, still=False, motion="full")
    page = person.page
    person.open(f"replay/{bring(person, record(SAGA))}/40")
    see(person, "svg.live .figure")
    page.get_by_role("button", name="16×").click()
    page.evaluate(WATCH_FRAMES)
    page.get_by_role("button", name="Play", exact=True).click()
    person.until(lambda: int(page.evaluate("document.querySelector('input[type=range]').value")) >= 100)
    frames: list[float] = page.evaluate("window.frames_")
    tasks: list[float] = page.evaluate("window.long")
    say("frames of a replay at 16×, 60 moves", frames)
    say("tasks longer than 50 ms", tasks or [0.0])
    assert not judged or median(frames) < FRAME * MARGIN, "the longest depends on who else is busy here"
