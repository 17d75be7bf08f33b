"""Two states that differ only in what one viewer may not know, and the same move made in both.

A hidden place is a hand, a face-down card, what was kept, folded unseen or not dealt yet, of anybody but the viewer.
Cards change places among the hidden ones. What a move shows by the rules stays the same in both states:
- the card played face up, and what it turns up (C-OPT-5: the earlier card of its player; at a battle's end, all);
- who holds no mercenary, where folding is asked (C-ASK-2), and who holds no card at all (C-BAT-4).
What everybody remembers stays true: cards seen to go into a hand, and who was known to hold mercenaries or none; and
what the viewer folded unseen. What the others folded only they know.
"""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

import signoria
from signoria.titles.condottiere import Match, State
from tests.titles.condottiere.invariants import MERCENARIES
from tests.titles.condottiere.samples import observation
from tests.titles.condottiere.setups import game

HIDEABLE = {*MERCENARIES, "courtesan", "drummer", "heroine"}

Position = dict[str, Any]
Where = tuple[str, int | None]
"""A place: the name of a pile, and whose it is."""


class Slot(NamedTuple):
    """One hidden card's place."""

    where: Where
    place: int

    def pile(self, position: Position) -> list[str]:
        return pile_at(position, self.where)


def pile_at(position: Position, where: Where) -> list[str]:
    name, seat = where
    pile: list[str] = position.get(name, []) if seat is None else position["seats"][seat][name]
    return pile


def hidden_places(position: Position, viewer: int | None) -> list[Where]:
    others = [seat for seat in range(len(position["seats"])) if seat != viewer]
    places: list[Where] = [(name, seat) for seat in others for name in ("hand", "face_down")]
    shared = ["deck", "buried"] + ["kept"] * (position["to_move"] != viewer or viewer is None)
    return places + [(name, None) for name in shared]


class Pair:
    """A position and one that differs from it in hidden cards."""

    def __init__(self, position: Position, viewer: int | None, rng: signoria.Rng) -> None:
        self.viewer = viewer
        self.rng = rng
        self.first = copy.deepcopy(position)
        for number, seat in enumerate(self.first["seats"]):
            if number != viewer:
                seat.pop("folded", None)
        self.second = copy.deepcopy(self.first)
        self.fixed: set[Slot] = set()
        self.keeps_classes = position["phase"] == "fold"
        self._fix_what_is_remembered()
        self.remembered = frozenset(self.fixed)

    def _fix_what_is_remembered(self) -> None:
        for number, seat in enumerate(self.first["seats"]):
            self._fix_all(seat.get("known", []), [("hand", number), ("face_down", number), ("kept", None)])
            self._fix_all(seat.get("folded", []), [("buried", None)])

    def _fix_all(self, cards: list[str], places: list[Where]) -> None:
        """Each of these cards stays in one of the places where it lies."""
        for card in cards:
            slots = (Slot(place, n) for place in places for n in range(len(pile_at(self.first, place))))
            self.fixed.add(next(s for s in slots if s not in self.fixed and s.pile(self.first)[s.place] == card))

    def _keeps_class(self, where: Where) -> bool:
        """Everybody knows whether there are mercenaries; so they change places among themselves."""
        name, number = where
        if name in ("deck", "buried"):
            return False
        seat = self.first["seats"][self.first["to_move"] if number is None else number]
        return seat.get("mercenaries") is not None or (self.keeps_classes and name == "hand")

    def slots(self) -> list[Slot]:
        places = hidden_places(self.first, self.viewer)
        return [Slot(place, n) for place in places for n in range(len(pile_at(self.first, place)))]

    def fix(self, where: Where, card: str | None = None) -> Slot | None:
        """This card, or the whole pile, stays where it is."""
        pile = pile_at(self.first, where)
        fixed = [Slot(where, n) for n in range(len(pile)) if card in (None, pile[n])]
        fixed = sorted(fixed, key=lambda slot: slot in self.fixed)[: 1 if card else None]
        self.fixed.update(fixed)
        return fixed[0] if fixed else None

    def shuffle(self) -> bool:
        """Cards change places; True if that changed anything."""
        slots = [slot for slot in self.slots() if slot not in self.fixed]
        for _ in range(2 * len(slots)):
            self._swap(self.rng.choice(slots), self.rng.choice(slots))
        return self.first != self.second

    def _swap(self, one: Slot, other: Slot) -> None:
        mine, theirs = one.pile(self.second), other.pile(self.second)
        if self.fits(theirs[other.place], one) and self.fits(mine[one.place], other):
            mine[one.place], theirs[other.place] = theirs[other.place], mine[one.place]

    def fits(self, card: str, slot: Slot) -> bool:
        if slot.where[0] == "face_down" and card not in HIDEABLE:
            return False
        if self._keeps_class(slot.where):
            return (card in MERCENARIES) == (slot.pile(self.first)[slot.place] in MERCENARIES)
        return True

    def move_between_hands(self) -> bool:
        """C-BAT-7 and the table of editions: `classic` shows no hand sizes, so a hand may be larger than it was."""
        hands = [("hand", seat) for seat in range(len(self.first["seats"])) if seat != self.viewer]
        places: list[Where] = [*hands, ("deck", None)]
        played = {slot.where: slot.pile(self.first)[slot.place] for slot in self.fixed - self.remembered}
        for _ in range(6):
            giver, taker = self.rng.choice(places), self.rng.choice(places)
            from_, to = pile_at(self.second, giver), pile_at(self.second, taker)
            card = self.rng.choice(from_) if from_ else None
            if card is None or giver == taker or card == played.get(giver) or card in self._known(giver):
                continue
            less, more = without(from_, card, played.get(giver)), without(to, played.get(taker))
            if sorts(less) == sorts([*less, card]) and sorts(more) == sorts([*more, card]):
                from_.remove(card)
                to.append(card)
        return self.first != self.second

    def _known(self, where: Where) -> list[str]:
        known: list[str] = [] if where[1] is None else self.first["seats"][where[1]].get("known", [])
        return known

    def states(self) -> tuple[State | Match, State | Match]:
        states = game.from_position(self.first), game.from_position(self.second)
        for state in states:
            state.watch()
        return states


def without(pile: list[str], *cards: str | None) -> list[str]:
    return list((Counter(pile) - Counter(card for card in cards if card)).elements())


def sorts(pile: list[str]) -> set[bool]:
    """Are there mercenaries, are there others?"""
    return {card in MERCENARIES for card in pile}


def known(state: State | Match, viewer: int | None) -> tuple[bytes, bytes, bytes]:
    """Everything that a viewer is told, byte by byte: their view, their events and their observation."""
    view, events = msgspec.json.encode(state.view(viewer)), msgspec.json.encode(state.events(viewer))
    return view, events, observation(state, viewer).tobytes()


# -- what a move shows


def turns_up(position: Position, text: str) -> bool:
    """C-OPT-5, C-ASK-4: does this move turn up its player's earlier face-down card?"""
    verb = text.partition(":")[0]
    seat = position["seats"][position["to_move"]]
    if text == "play:scarecrow":
        return not set(seat["line"]) & MERCENARIES.keys()
    if text == "play:bishop":
        return bool(position.get("final"))
    return verb in ("play", "take", "favour") or text == "pass:open"


def battle_goes_on(before: Position, state: State | Match) -> bool:
    after = state.position()
    fighting = {"battle", "take", "favour"}
    return before["phase"] in fighting and after["phase"] in fighting and after["regions"] == before["regions"]


def prepare(pair: Pair, text: str) -> Callable[[], str]:
    """Fix in the pair what this move shows; the text of the move in the second state, once it is shuffled."""
    position = pair.first
    actor = position["to_move"]
    verb, _, what = text.partition(":")
    trial = game.from_position(position)
    trial.apply(trial.parse(text))
    if battle_goes_on(position, trial):
        if turns_up(position, text):
            pair.fix(("face_down", actor))
    else:
        pair.keeps_classes = True
        for seat in range(len(position["seats"])):
            pair.fix(("face_down", seat))
    if verb not in ("play", "keep") or what == "done" or actor == pair.viewer:
        return lambda: text
    slot = pair.fix(("hand", actor), what)
    assert slot is not None
    face_down = verb == "play" and "hidden-cards" in position["options"] and what in HIDEABLE
    if slot not in pair.remembered and (verb == "keep" or (face_down and battle_goes_on(position, trial))):
        return lambda: f"{verb}:{_exchanged(pair, slot)}"
    return lambda: text


def _exchanged(pair: Pair, slot: Slot) -> str:
    """Another card in the place of the one that is laid face down or kept: nobody can tell."""
    was = slot.pile(pair.first)[slot.place]
    others = [s for s in pair.slots() if s not in pair.fixed and s.where[0] in ("hand", "deck", "buried")]
    others = [s for s in others if s.pile(pair.second)[s.place] in HIDEABLE]
    others = [s for s in others if not pair.keeps_classes or s.pile(pair.second)[s.place] in MERCENARIES]
    others = [s for s in others if pair.fits(s.pile(pair.second)[s.place], slot) and pair.fits(was, s)]
    if others and (was in MERCENARIES or not pair.keeps_classes):
        other = pair.rng.choice(others)
        mine, theirs = slot.pile(pair.second), other.pile(pair.second)
        mine[slot.place], theirs[other.place] = theirs[other.place], mine[slot.place]
    return slot.pile(pair.second)[slot.place]


# -- chance to come


def deals(
    one: State | Match, other: State | Match, viewer: int | None, rng: signoria.Rng
) -> tuple[list[str], list[str]] | None:
    """Two outcomes of chance that give the viewer the same cards, and everybody else any."""
    pools = Counter(one.chance().pool), Counter(other.chance().pool)
    shares = shares_of(one)
    common = sorted((pools[0] & pools[1]).elements())
    wanted = sum(count for seat, count in shares if seat == viewer)
    if len(common) < wanted:
        return None
    own = [common.pop(rng.below(len(common))) for _ in range(wanted)]
    outcomes = []
    for pool in pools:
        rest = sorted((pool - Counter(own)).elements())
        outcome: list[str] = []
        for seat, count in shares:
            outcome += own if seat == viewer else [rest.pop(rng.below(len(rest))) for _ in range(count)]
        outcomes.append(outcome)
    return outcomes[0], outcomes[1]


def shares_of(state: State | Match) -> list[tuple[int, int]]:
    """Who gets how many cards of the pending deal, seat by seat; everybody knows that."""
    trial = state.copy()
    trial.watch()
    trial.deal(signoria.Rng(0))
    return [(event.args["seat"], event.args["count"]) for event in trial.events(None) if event.id == "dealt"]
