"""Layout in every language: the page does not scroll, and no text is cut off or overflows its box."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS
from tests.server.running import Server

LANGUAGES = ["en", "uk", "pl", "bg", "it", "ru"]
DESK, PHONE, LOW_PHONE = (1280, 720), (390, 844), (390, 664)
CHECKED_SCREENS = ["lobby", "draft", "turn", "battle", "end"]
# cut: a box hides overflowing text without an ellipsis, a line clamp or a fade.
# spills: text is wider than its box. outside: text beyond the window where nothing scrolls.
FIND_ERRORS = """() => {
  const found = new Set();
  const named = (one) => one.tagName.toLowerCase()
    + [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => '.' + name).join('');
  const tell = (kind, one, by) => {
    const said = one.innerText.trim().replace(/\\s+/g, ' ').slice(0, 60);
    found.add(`${kind} by ${Math.round(by)} px: ${named(one.parentElement)} > ${named(one)} "${said}"`);
  };
  // Text for screen readers only has a box of one pixel.
  const unseen = (one) => {
    for (let up = one; up; up = up.parentElement)
      if (up.offsetWidth <= 1 && up.offsetHeight <= 1 && up.offsetParent !== null) return true;
    return false;
  };
  // On a phone only the upper part of the hand is visible by design; a tap shows the whole card.
  const peeks = (one) => innerWidth < 900 && one.closest('[data-coach=hand]') !== null;
  const hides = (how) => how === 'hidden' || how === 'clip';
  const meant = (one) => {
    const { textOverflow, webkitLineClamp, maskImage } = getComputedStyle(one);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || maskImage !== 'none';
  };
  const scrolls = (one, side) => {
    for (let up = one; up; up = up.parentElement)
      if (meant(up) || ['auto', 'scroll'].includes(getComputedStyle(up)[side])) return true;
    return false;
  };
  for (const one of document.querySelectorAll('body *')) {
    if (!(one instanceof HTMLElement) || one.closest('.vh, option') || !one.innerText?.trim()) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(one)) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const wide = one.scrollWidth - one.clientWidth, high = one.scrollHeight - one.clientHeight;
    if (!meant(one)) {
      if (hides(overflowX) && wide > 1) tell('cut', one, wide);
      if (hides(overflowY) && high > 1 && !peeks(one)) tell('cut below', one, high);
    }
    const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    const loose = overflowX === 'visible' && one.clientWidth > 0 && words.length > 0;
    if (loose && wide > 1) tell('spills', one, wide);
    for (const node of words) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const at = range.getBoundingClientRect();
      if (at.width === 0) continue;
      const box = one.closest('button')?.getBoundingClientRect() ?? at;
      const over = Math.max(box.left - at.left, at.right - box.right);
      if (over > 1 && !meant(one)) tell('spills over its button', one, over);
      const x = Math.max(-at.left, at.right - innerWidth), y = Math.max(-at.top, at.bottom - innerHeight);
      if (x > 1 && !scrolls(one, 'overflowX')) tell('outside', one, x);
      if (y > 1 && !scrolls(one, 'overflowY') && !peeks(one)) tell('outside', one, y);
    }
  }
  return [...found];
}"""


def layout_errors(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(FIND_ERRORS)
    return found if person.page_fits() else ["the page scrolls", *found]


@pytest.mark.parametrize("sizes", [[DESK], [PHONE, LOW_PHONE]], ids=["desk", "phones"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_layout_fits(
    server: Server, new_person: NewPerson, language: str, sizes: list[tuple[int, int]]
) -> None:
    found: list[str] = []
    for name in CHECKED_SCREENS:
        person = new_person(server, size=sizes[0], language=language)
        SCREENS[name].show(person)
        for width, height in sizes:
            if (width, height) != sizes[0]:
                person.page.set_viewport_size({"width": width, "height": height})
                person.page.wait_for_timeout(150)
            found += [f"{name} {width}x{height}: {one}" for one in layout_errors(person)]
        person.page.close()  # only one open page at a time
    assert not found, "\n" + "\n".join(found)
