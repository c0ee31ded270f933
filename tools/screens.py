"""Pictures of every screen: two sizes, both themes, two languages, and a page to look through them.

python -m tools.screens [folder] [--only battle,end]
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.e2e.conftest import CHROMIUM
from tests.e2e.people import Person, settle
from tests.e2e.screens import SCREENS, Screen
from tests.server.running import Server, serving

SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
THEMES = ("dark", "light")
LANGUAGES = ("en", "uk")
PATIENCE = 10_000  # milliseconds for one step
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Meadhall: all screens</title>
<style>
  body { margin: 16px; background: #14202b; color: #e8e0d0; font: 15px/1.4 system-ui, sans-serif }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } figcaption { color: #9fb0ba } img { height: 300px; border-radius: 6px }
</style>
<h1>All screens</h1>
"""


def names(screen: str) -> list[str]:
    """The pictures of one screen."""
    return [f"{screen}-{'-'.join(one)}.png" for one in product(SIZES, THEMES, LANGUAGES)]


def draw(browser: Browser, server: Server, screen: Screen, file: Path) -> list[str]:
    """One picture; what went wrong meanwhile."""
    size, theme, language = file.stem.removeprefix(f"{screen.name}-").split("-")
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
    )
    settle(context, theme=theme, language=language)
    person = Person(context.new_page(), server)
    person.page.set_default_timeout(PATIENCE)
    try:
        screen.show(person)
        person.page.screenshot(path=file)
        person.all_was_well()
    except Exception as wrong:  # the other pictures are wanted all the same
        return [f"{file.name}: {str(wrong).splitlines()[0]}"]
    finally:
        context.close()
    return []


def index(folder: Path) -> None:
    text = HEAD
    for screen in SCREENS:
        shown = [name for name in names(screen) if (folder / name).exists()]
        pictures = "".join(
            f'<figure><a href="{name}"><img src="{name}" alt="" loading="lazy"></a>'
            f"<figcaption>{name.removeprefix(screen)[1:-4].replace('-', ' ')}</figcaption></figure>"
            for name in shown
        )
        text += f"<h2>{screen}</h2><section>{pictures}</section>\n"
    (folder / "index.html").write_text(text, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make screens", description="pictures of every screen")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", default=",".join(SCREENS), help="some screens, with commas between them")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    work = [(SCREENS[one], wish.folder / name) for one in wish.only.split(",") for name in names(one)]
    wrong: list[str] = []
    columns = (TextColumn("{task.description:<44}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        tempfile.TemporaryDirectory() as hall,
        serving(Path(hall) / "tables.db", program="tests.e2e.quick") as server,
        sync_playwright() as playwright,
        Progress(*columns) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        task = progress.add_task("", total=len(work))
        for screen, file in work:
            progress.update(task, description=file.name)
            wrong += draw(browser, server, screen, file)
            progress.advance(task)
        browser.close()
    index(wish.folder)
    print(*wrong, f"{wish.folder}/index.html", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
