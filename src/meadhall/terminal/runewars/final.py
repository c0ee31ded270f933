"""The end of the game: the winner, and the result of each player."""

from __future__ import annotations

from rich.text import Text

from meadhall.runewars.view import View
from meadhall.terminal.runewars.output import RunewarsOutput


def final(out: RunewarsOutput, view: View) -> None:
    texts = out.texts
    out.heading(texts("rw-ui-final-title"))
    heads = ["rw-ui-final-runes", "rw-ui-influence", "rw-ui-areas", "rw-ui-heroes", "rw-ui-titles"]
    table = out.grid(
        f">{texts('rw-ui-final-place')}", texts("rw-ui-faction"), *(f">{texts(h)}" for h in heads)
    )
    for seat in sorted(range(len(view.players)), key=lambda seat: view.ranking[seat]):
        player = view.players[seat]
        name = out.clan(player.id)
        if player.id == view.seat:
            name.append(f" ({texts('rw-ui-you')})", "not bold")
        runes = next((d.most for d in view.dragons if d.seat == player.id), 0)
        numbers = (runes, player.influence, player.areas, len(player.heroes), len(player.titles))
        table.add_row(str(view.ranking[seat]), name, *(str(n) for n in numbers))
    out.put(table)
    if view.winner is not None:
        out.put(Text(f"{texts('rw-ui-winner')}: ", "bold").append_text(out.clan(view.winner)))
