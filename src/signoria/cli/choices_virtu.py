"""Virtù's choices in words: what a move costs and how it would be paid, why another is barred, the sides of a siege."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.locales.messages import NONE, Messages, parts
from signoria.titles.virtu import View
from signoria.titles.virtu.text.choices import Barred, Choice
from signoria.titles.virtu.text.siege_view import Side, SiegeView

BETWEEN = " · "


def remarks(view: View, words: Messages) -> list[str]:
    """For each legal move its price, its payment, an indulgence and the prestige, where there is any."""
    return [remark(choice, words) for choice in view.choices]


def remark(choice: Choice, words: Messages) -> str:
    args = {"price": choice.price, "sources": choice.pays, "florins": choice.florins}
    told = words.variables(args, ())
    said = [words.say(f"choice-{part}", **told) for part in ("price", "payment") if told[part] != NONE]
    if choice.indulgence:
        said.append(words.say("choice-indulgence"))
    if choice.prestige:
        said.append(words.say("choice-prestige", points=choice.prestige, gained="yes" if choice.prestige > 0 else "no"))
    return BETWEEN.join(said)


def consequences(view: View, move: str, names: list[str], words: Messages) -> list[str]:
    """What would happen after a legal move that is paid in the best way."""
    changes = next((choice.changes for choice in view.choices if choice.move == move), ())
    return [words.tell(event, names) for event in changes]


def reasons(view: View, words: Messages) -> dict[str, str]:
    """What is barred now: of each move the rule, the reason and what is missing."""
    return {barred.move: reason(barred, words) for barred in view.barred}


def reason(barred: Barred, words: Messages) -> str:
    what = words.variables(parts("virtu", barred.move.partition(":")[2]), ())
    known = words.knows(f"illegal-{barred.reason}")
    sentence = words.say(f"illegal-{barred.reason}", **what) if known else barred.sentence
    missing = words.variables({"missing": barred.missing}, ())
    return f"{barred.rule}: {sentence}" + (f" {words.say('barred-missing', **missing)}" if barred.missing else "")


# -- a siege


def siege_lines(siege: SiegeView, names: list[str], words: Messages) -> list[str]:
    """What is fought for, then each side with its parts and the bonuses that it can still use, then the losses."""
    title = words.say("siege-plains" if siege.plains else "siege-of", **words.variables({"city": siege.city}, names))
    attack, defence = siege.losses
    return [
        title,
        *side_lines("attack", siege.attack, names, words),
        *side_lines("defence", siege.defence, names, words),
        words.say("siege-losses", attack=attack, defence=defence),
    ]


def side_lines(which: str, side: Side, names: list[str], words: Messages) -> Iterable[str]:
    strength = words.row([words.say(f"siege-{part}", count=count) for part, count in side.parts.items() if count])
    who = words.variables({"seat": side.seat}, names)
    yield words.say(f"siege-{which}", total=side.total, reach=side.reach, parts=strength or "0", **who)
    for source, (more, florins) in side.bonuses.items():
        yield "  " + words.say("siege-bonus", strength=more, florins=florins, **words.variables({"source": source}, ()))
