"""How bots deal: what a deal is worth to them, whether they believe it, and whether they keep their own word.

A deal is rehearsed: in games that could be the true one the promised decisions are made as promised, and as everybody
likes; the title's analyst says what either is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from signoria import bots
from signoria.bots.characters import Character, character
from signoria.engine.bot import Analyst, Bot, Explanation
from signoria.engine.chance import Rng
from signoria.engine.contract import Game, State
from signoria.engine.promise import does, keeping
from signoria.engine.registry import game, manifest

REHEARSALS = 12
"""Games that are imagined for a deal."""
LONGEST = 60
"""Decisions after which a promise has not come due in the foreseeable future."""
CHOOSING, JUDGING, KEEPING = 8, 12, 128
"""Simulations: for a promised decision, for what comes of it, and before a word is broken."""
DOUBT = 2.0
"""How many promises a temper counts for, against those that were kept or broken."""
SCAR = 3.0
"""How many kept promises one that was broken outweighs."""

Tone = Literal["yes", "no", "distrust", "unclear"]


class Term(NamedTuple):
    """A pledge of a deal: ``by`` will take the action, or will not, when it is next possible. Empty: only words."""

    by: int
    action: str
    will: bool = True


class Offer(NamedTuple):
    """A deal as it looks to one who is asked. ``record``: promises that each seat kept and broke, as the bot saw."""

    terms: tuple[Term, ...]
    record: tuple[tuple[int, int], ...]


class Reply(NamedTuple):
    """Yes or no, and how it is said."""

    yes: bool
    tone: Tone


class Worth(NamedTuple):
    """What a deal adds to the share of the victory: if all keep it, and if only the bot does."""

    kept: float
    cheated: float


def reply(title: str, level: str, seed: object, view: Any, offer: Offer) -> Reply:
    """What a bot of that level says to a deal.

    >>> from signoria.engine import Setup, default_title
    >>> state = game(default_title()).new(Setup(3, first=0))
    >>> state.deal(Rng(7))
    >>> offer = Offer((Term(1, "", True),), ((0, 0),) * 3)
    >>> reply(default_title(), "squire", 7, state.view(1), offer)
    Reply(yes=False, tone='unclear')
    """
    temper, mine = character(level), [term for term in offer.terms if term.by == view.seat]
    if not temper.hears:
        return Reply(False, "no")
    if any(not term.action for term in mine):
        return Reply(False, "unclear")
    if not mine:
        return Reply(True, "yes")
    analyst = bots.analyst(title, seed)
    if analyst is None:
        return Reply(True, "yes") if temper.price < 0 else Reply(False, "no")
    worth = Rehearsal(title, analyst, offer.terms, seed).worth(view)
    trust = min((trusted(temper, *offer.record[term.by]) for term in offer.terms if term.by != view.seat), default=1.0)
    if trust * worth.kept + (1 - trust) * worth.cheated > temper.price:
        return Reply(True, "yes")
    return Reply(False, "distrust" if worth.kept > temper.price else "no")


def trusted(temper: Character, kept: int, broken: int) -> float:
    """How likely somebody of that record keeps a promise, as this temper sees it.

    >>> captain = character("captain")
    >>> trusted(captain, 0, 1) < trusted(captain, 0, 0) == captain.trust < trusted(captain, 2, 0) < 1
    True
    """
    return (DOUBT * temper.trust + kept) / (DOUBT + kept + SCAR * broken)


class Rehearsal:
    """Plays on from games that could be the true one, until every promise has come due."""

    def __init__(self, title: str, analyst: Analyst, terms: Sequence[Term], seed: object) -> None:
        self.title: Game = game(title)
        self.analyst = analyst
        self.terms = [term for term in terms if term.action]
        self.seed = seed

    def worth(self, view: Any) -> Worth:
        """What the deal is worth to whose view it is."""
        everything = frozenset(range(len(self.terms)))
        mine = frozenset(place for place in everything if self.terms[place].by == view.seat)
        kept = cheated = 0.0
        for number in range(REHEARSALS):
            state = self.title.sample(view, Rng((self.seed, number)))
            free = self.share(state, frozenset(), view.seat, number)
            all_keep = self.share(state, everything, view.seat, number)
            kept += all_keep - free
            cheated += (all_keep if mine == everything else self.share(state, mine, view.seat, number)) - free
        return Worth(kept / REHEARSALS, cheated / REHEARSALS)

    def share(self, begin: State, kept: frozenset[int], seat: int, number: int) -> float:
        """The share of the victory of that seat where those promises are kept."""
        state, rng = begin.copy(), Rng((self.seed, number, "chance"))
        players = Players(self.title.name, self.seed, number)
        ahead, due, last = set(range(len(self.terms))), set[int](), state.to_move
        for _ in range(LONGEST):
            if state.waits_for_chance:
                state.deal(rng)
                continue
            if state.to_move != last or not self.title.manifest.steps:
                due = set()
            last = state.to_move
            if last is None or not (ahead or due):
                break
            legal = {action: state.text(action) for action in state.legal()}
            due |= {place for place in ahead if self.comes_due(self.terms[place], last, legal)}
            ahead -= due
            bound = [self.terms[place] for place in sorted(due & kept)]
            action = self.decide(state, legal, bound) if due else players.choose(state, last)
            due = {place for place in due if not does(legal[action], self.terms[place].action)}
            state.apply(action)
        return self.analyst.chances(state, JUDGING)[seat]

    def comes_due(self, term: Term, mover: int, legal: Mapping[int, str]) -> bool:
        return term.by == mover and term.action in legal.values()

    def decide(self, state: State, legal: Mapping[int, str], bound: Iterable[Term]) -> int:
        """The best decision that keeps these promises."""
        fitting = keeping(legal, [(term.action, term.will) for term in bound]) or tuple(legal)
        return best(self.analyst.weigh(state.view(state.to_move), CHOOSING), fitting)[0]


class Players:
    """The usual bots of a title, for a game that is imagined."""

    def __init__(self, title: str, seed: object, number: int) -> None:
        self.title = title
        self.seed = seed
        self.number = number
        self.seats: dict[int, Bot] = {}

    def choose(self, state: State, seat: int) -> int:
        if seat not in self.seats:
            level = manifest(self.title).usual_bot
            self.seats[seat] = bots.make(self.title, level, (self.seed, self.number, seat))
        return self.seats[seat].choose(state.view(seat))


def best(weighed: Explanation, among: Iterable[int]) -> tuple[int, float]:
    """The best of some actions, and what it is worth."""
    values = {candidate.action: candidate.value or 0.0 for candidate in weighed.candidates}
    return max(((action, values.get(action, 0.0)) for action in among), key=lambda pair: pair[1])


def true_to_word(title: str, level: str, seed: object, view: Any, chosen: int, promised: tuple[int, ...]) -> int:
    """What a bot does that would like to do ``chosen`` and has given its word to do one of ``promised``."""
    if not promised or chosen in promised:
        return chosen
    analyst = bots.analyst(title, seed)
    if analyst is None:
        return Rng((seed, "word")).choice(list(promised))
    weighed = analyst.weigh(view, KEEPING)
    kept, value = best(weighed, promised)
    gain = best(weighed, [chosen])[1] - value
    return chosen if gain > character(level).loyalty else kept
