"""Screenshots of every screen in two sizes, both themes and two languages, with an index page.

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
from tests.e2e.people import Person, store_settings
from tests.e2e.screens import SCREENS, Screen
from tests.server.running import Server, serving

SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
THEMES = ("dark", "light")
LANGUAGES = ("en", "uk")
STEP_TIMEOUT = 10_000  # milliseconds for one step
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Meadhall: all screens</title>
<style>
  body { margin: 16px; background: #14202b; color: #e8e0d0; font: 15px/1.4 system-ui, sans-serif }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } figcaption { color: #9fb0ba } img { height: 300px; border-radius: 6px }
</style>
<h1>All screens</h1>
"""


def names(screen: str) -> list[str]:
    """The files of one screen."""
    return [f"{screen}-{'-'.join(one)}.png" for one in product(SIZES, THEMES, LANGUAGES)]


def draw(browser: Browser, server: Server, screen: Screen, file: Path) -> list[str]:
    """Take one screenshot. Returns the errors."""
    size, theme, language = file.stem.removeprefix(f"{screen.name}-").split("-")
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
    )
    store_settings(context, theme=theme, language=language)
    person = Person(context.new_page(), server)
    person.page.set_default_timeout(STEP_TIMEOUT)
    try:
        screen.show(person)
        person.page.screenshot(path=file)
        person.assert_no_errors()
    except Exception as error:  # the other screenshots are still taken
        return [f"{file.name}: {str(error).splitlines()[0]}"]
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
    parser = argparse.ArgumentParser(prog="make screens", description="screenshots of every screen")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screens"))
    parser.add_argument("--only", default=",".join(SCREENS), help="a comma-separated list of screens")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    work = [(SCREENS[one], options.folder / name) for one in options.only.split(",") for name in names(one)]
    errors: list[str] = []
    columns = (TextColumn("{task.description:<44}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", program="tests.e2e.fast_bots") as server,
        sync_playwright() as playwright,
        Progress(*columns) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        task = progress.add_task("", total=len(work))
        for screen, file in work:
            progress.update(task, description=file.name)
            errors += draw(browser, server, screen, file)
            progress.advance(task)
        browser.close()
    index(options.folder)
    print(*errors, f"{options.folder}/index.html", sep="\n")
    return 1 if errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
