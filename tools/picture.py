"""Draws docs/table.svg, the picture in the README: the terminal table at a written position.

python -m tools.picture
"""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from meadhall import bloodrage
from meadhall.locale import Texts
from meadhall.terminal.bloodrage.choices import choices, question
from meadhall.terminal.bloodrage.scene import scene
from meadhall.terminal.output import Output

POSITION = """
age 2
turn wolf
first raven
doom utgard andlang muspelheim
destroyed angerboda utgard
pillaged horgr
wolf glory 21
wolf rage 5
wolf steps 2 3 2
wolf sheet brothers-in-arms troll lokis-domain
wolf at gimle warrior 2 troll
wolf at fjord-nw ship
wolf hand tyrs-rage heimdalls-eye valkyrie quest-yggdrasil
wolf quests quest-alfheim
raven glory 17
raven rage 4
raven steps 3 1 2
raven sheet lord-of-hammers friggas-charm
raven at gimle leader
raven at yggdrasil warrior 2
raven hand odins-tide lokis-backstab tyrs-smite
serpent glory 26
serpent rage 2
serpent steps 1 2 3
serpent sheet sea-serpent fire-dragons
serpent at fjord-se ship sea-serpent
serpent at horgr warrior 1
serpent at valhalla warrior 3
serpent hand tyrs-crush quest-glorious-death
bear glory 12
bear rage 6
bear steps 2 2 2
bear sheet dark-elf thors-glory
bear at yggdrasil dark-elf
bear at andlang leader warrior 1
bear hand thors-oath experts-in-arms
"""


def main() -> None:
    game = bloodrage.parse(POSITION)
    console = Console(record=True, width=100, force_terminal=True, color_system="truecolor")
    out = Output(console, Texts("en"), game.clans)
    view = game.view(0)
    assert view.ask is not None
    out.put(*scene(out, view, view.ask))
    out.put(question(out, view.ask), *choices(out, view, view.ask))
    svg = console.export_svg(title="make play", theme=SVG_EXPORT_THEME)
    # Fonts are named, not loaded: the picture works without a network.
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.S)
    Path("docs/table.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
