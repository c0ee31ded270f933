"""The sections of the report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from meadhall.arena.counting import RATE, Counting
from meadhall.arena.facts import cells, columns_of, rows_of
from meadhall.arena.tournament import charts
from meadhall.arena.tournament.charts import Scale
from meadhall.arena.tournament.intervals import Rate
from meadhall.arena.tournament.standings import BotStanding, Standings
from meadhall.arena.tournament.table import milliseconds
from meadhall.locale import Texts

KINDS = tuple(f"part-{number}" for number in range(6))


class Parts:
    """Each method is one section of the page."""

    def __init__(self, found: Standings, texts: Texts, counting: Counting) -> None:
        self.found = found
        self.texts = texts
        self.counting = counting

    def ratings(self) -> str:
        rated = [(bot, bot.rating.mu, bot.rating.reach) for bot in self.found.bots]
        low, high = min(mu - reach for _, mu, reach in rated), max(mu + reach for _, mu, reach in rated)
        scale = Scale(low - (high - low) / 20, high + (high - low) / 20)
        rows = [
            _row(
                escape(bot.name),
                charts.point(scale, mu, (mu - reach, mu + reach)),
                f"<b>{mu:.1f}</b> ± {reach:.1f}",
            )
            for bot, mu, reach in rated
        ]
        axis = _row("", charts.axis(scale, [f"{tick:g}" for tick in scale.ticks()]), "", "under")
        return self._section("rating", [*rows, axis])

    def wins(self) -> str:
        return self._section("wins", self._rates((escape(bot.name), bot.wins) for bot in self.found.bots))

    def places(self) -> str:
        def parts(bot: BotStanding) -> list[tuple[str, float, str]]:
            shares = [bot.mean(times) for times in bot.places]
            return [(kind, share, f"{share:.0%}") for kind, share in zip(KINDS, shares, strict=False)]

        names = [self.texts("arena-place", place=place) for place in range(1, self.found.seats + 1)]
        mean = {
            bot.name: bot.mean(sum(place * times for place, times in enumerate(bot.places, 1)))
            for bot in self.found.bots
        }
        rows = [
            _row(escape(bot.name), charts.stack(parts(bot), 1), f"⌀ <b>{mean[bot.name]:.2f}</b>")
            for bot in self.found.bots
        ]
        return self._section("places", [charts.legend(zip(KINDS, names, strict=False)), *rows])

    def glory_by_age(self) -> str:
        groups = self.counting.part_groups
        names = {group: self.texts.word(self.counting.part_kind, group) for group in groups}
        amounts = {
            bot.name: {
                group: sum(sum(bot.by_part[part].values()) for part in parts)
                for group, parts in groups.items()
            }
            for bot in self.found.bots
        }
        return self._section("by-age", self._glory(names, amounts))

    def glory_by_source(self) -> str:
        groups = self.counting.groups  # the table under the bars has each source
        names = {group: self.texts.word(self.counting.group_kind, group) for group in groups}
        by_source = {bot.name: bot.by_source() for bot in self.found.bots}
        amounts = {
            bot: {group: sum(sources.get(s, 0) for s in members) for group, members in groups.items()}
            for bot, sources in by_source.items()
        }
        heads = [bot.name for bot in self.found.bots]
        rows = [
            [self.texts.word(self.counting.source_kind, source)]
            + [f"{bot.mean(by_source[bot.name].get(source, 0)):.2f}" for bot in self.found.bots]
            for source in self.counting.sources
            if any(source in sources for sources in by_source.values())
        ]
        return self._section(
            "by-source", [*self._glory(names, amounts), self._details("sources", heads, rows)]
        )

    def clans(self) -> str:
        rates = [(self._clan(clan), rate) for clan, rate in self.found.clans.items()]
        heads = [self.texts.word(self.counting.seat_kind, clan) for clan in self.found.clans]
        rows = [
            [bot.name] + [_share(bot.clans.get(clan)) for clan in self.found.clans] for bot in self.found.bots
        ]
        return self._section("clans", [*self._rates(rates), self._details("bots-by-clan", heads, rows)])

    def turns(self) -> str:
        names = [self.texts("arena-turn", turn=turn) for turn in range(1, self.found.seats + 1)]
        rates = zip(map(escape, names), self.found.turns, strict=True)
        return self._section("turns", self._rates(rates))

    def facts(self) -> Iterator[str]:
        """Return the other statistics of this game; the turn order has its own section."""
        for facts in self.counting.tables:
            if facts.shown == RATE:
                continue
            counts, columns = self.found.facts.get(facts.name, {}), columns_of(facts, tuple(self.found.clans))
            kind = facts.column_kind or self.counting.seat_kind
            heads = [self.texts.word(kind, column) for column in columns]
            listed = [
                [
                    self.texts.word(facts.row_kind, row),
                    *cells(facts, counts, row, columns, self.found.games),
                ]
                for row in rows_of(facts, counts)
            ]
            title, about = (escape(self.texts(facts.title + part)) for part in ("", ".about"))
            yield f'<section class=""><h2>{title}</h2><p>{about}</p>{_table(heads, listed)}</section>'

    def times(self) -> str:
        bots = self.found.bots
        scale = Scale(0, max(bot.clock.mean for bot in bots))
        unit = escape(self.texts("arena-ms"))
        rows = [
            _row(
                escape(bot.name),
                charts.bar(scale, bot.clock.mean, None, None, "bar"),
                f"<b>{milliseconds(bot.clock.mean)}</b> {unit} "
                f'<span class="small">≤ {milliseconds(bot.clock.slowest)}</span>',
            )
            for bot in bots
        ]
        prompts = sorted({prompt for bot in bots for prompt in bot.clock.prompts})
        table = [
            [self.texts.word("prompt-", prompt, "name")] + [_mean_time(bot, prompt) for bot in bots]
            for prompt in prompts
        ]
        return self._section("times", [*rows, self._details("by-prompt", [bot.name for bot in bots], table)])

    def faults(self) -> str:
        """Return the faults, if there are any."""
        rows = "".join(
            f"<tr><th>{escape(bot.name)}</th><td>{fault.times}</td>"
            f"<td>{escape(self.texts('arena-fault-kind', kind=fault.kind))}, "
            f"{escape(self.texts(f'prompt-{fault.prompt}.name'))}: {escape(fault.detail)}</td></tr>"
            for bot in self.found.bots
            for fault in bot.faults.values()
        )
        if not rows:
            return ""
        table = f'<table class="said"><tbody>{rows}</tbody></table>'
        return self._section("fault-list", [table], wide=True, kind="faults")

    def cards(self) -> str:
        """Return the cards, the best first; a card with few holders has a wide interval."""
        cards = self.found.cards
        named = sorted(cards, key=lambda name: (-cards[name].holders.share, name))
        scale = Scale(0, max((card.holders.between[1] for card in cards.values()), default=1))
        rows = []
        for name in named:
            card, (low, high) = cards[name], cards[name].holders.between
            times = f"{card.drafted / self.found.games:.2f}"
            drafted = self.texts(self.counting.word("arena-drafted"), times=times)
            title = escape(self.texts.word(self.counting.card_kind, name))
            label = f'{title}<br><span class="small">{escape(drafted)}</span>'
            drawn = charts.bar(scale, card.holders.share, (low, high), self.found.chance, "bar")
            rows.append(_row(label, drawn, _rate_words(card.holders)))
        return self._section("cards", [f'<div class="columns">{"".join(rows)}</div>'], wide=True)

    # --- helpers -------------------------------------------------------------------

    def _section(self, name: str, parts: Iterable[str], *, wide: bool = False, kind: str = "") -> str:
        """Return a section with a title and a sentence that explains it."""
        classes = " ".join(filter(None, ("wide" if wide else "", kind)))
        message = self.counting.word(f"arena-sec-{name}")
        title = f"<h2>{escape(self.texts(message))}</h2>"
        about = f"<p>{escape(self.texts(f'{message}.about'))}</p>"
        return f'<section class="{classes}">{title}{about}{"".join(parts)}</section>'

    def _rates(self, rates: Iterable[tuple[str, Rate]]) -> list[str]:
        """Return bars with intervals on one scale, and the line of chance."""
        listed = list(rates)
        scale = Scale(0, max([self.found.chance * 1.2, *(rate.between[1] for _, rate in listed)]))
        rows = [
            _row(
                label,
                charts.bar(scale, rate.share, rate.between, self.found.chance, "bar"),
                _rate_words(rate),
            )
            for label, rate in listed
        ]
        axis = charts.axis(scale, [f"{tick:.0%}" for tick in scale.ticks()])
        return [*rows, _row("", axis, "", "under")]

    def _glory(self, names: Mapping[str, str], amounts: Mapping[str, Mapping[str, int]]) -> list[str]:
        """Return stacked bars of mean Glory on one scale. Negative values are not shown."""
        bots = self.found.bots
        means = {bot.name: {key: bot.mean(amounts[bot.name][key]) for key in names} for bot in bots}
        whole = max(sum(max(0.0, mean) for mean in means[bot.name].values()) for bot in bots) or 1
        rows = [
            _row(
                escape(bot.name),
                charts.stack(
                    [(kind, m, f"{m:.0f}") for kind, m in zip(KINDS, means[bot.name].values(), strict=False)],
                    whole,
                ),
                f"<b>{bot.mean(bot.score):.1f}</b>",
            )
            for bot in bots
        ]
        return [charts.legend(zip(KINDS, names.values(), strict=False)), *rows]

    def _details(self, name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """Return a collapsible table with the numbers."""
        title = escape(self.texts(self.counting.word(f"arena-more-{name}")))
        return f"<details><summary>{title}</summary>{_table(heads, rows)}</details>"

    def _clan(self, clan: str) -> str:
        return f'<span class="letter-{clan}">{escape(self.texts.word(self.counting.seat_kind, clan))}</span>'


def _row(label: str, drawn: str, value: str, kind: str = "") -> str:
    classes = f"row {kind}".strip()
    named, said = f'<div class="name">{label}</div>', f'<div class="value">{value}</div>'
    return f'<div class="{classes}">{named}{drawn}{said}</div>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(word)}</th>" for word in ("", *heads))
    body = "".join(
        f"<tr><th>{escape(first)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in rest)}</tr>"
        for first, *rest in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _rate_words(rate: Rate) -> str:
    low, high = rate.between
    return f'<b>{rate.share:.1%}</b> <span class="small">{low * 100:.0f}–{high * 100:.0f}</span>'


def _share(rate: Rate | None) -> str:
    return f"{rate.share:.1%}" if rate else "·"


def _mean_time(bot: BotStanding, prompt: str) -> str:
    n, seconds = bot.clock.prompts.get(prompt, (0, 0.0))
    return milliseconds(seconds / n) if n else "·"
