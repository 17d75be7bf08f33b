"""Puzzles made from games between bots: a first look at many moments, a deep search where one move stands out.

A moment is judged by the title's analyst from what the seat sees. A puzzle stays one only if two deep searches that do
not know of each other agree that the same move is better than every other, by more than chance could make it, and if
whole games that are played on from there say so too. Where a turn is many small decisions, whole turns are compared.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import chain, zip_longest
from math import hypot
from typing import Any

import msgspec

from signoria import bots
from signoria.arena.games import Contest, decide
from signoria.bots import Analyst
from signoria.bots.playing_out import Lead, PlayingOut
from signoria.engine.bot import Candidate, Explanation
from signoria.engine.chance import Rng
from signoria.engine.contract import Document, Game, Setup, State
from signoria.engine.errors import InvalidError
from signoria.engine.registry import game, manifest
from signoria.puzzles.leads import runner_up, stands_out, weighed_in
from signoria.puzzles.puzzle import Judged, Origin, Puzzle, difficulty_of
from signoria.puzzles.turns import Comparison

PLACES = 4
"""Of the numbers that a puzzle keeps."""
NO_REASON = "best"
"""What an analyst says that only knows that a move did best."""
BATCH = 30
"""After so many trials, and again, a move that does not lead by then is given up."""
ENOUGH = 60
"""Trials for a move that leads far."""
CLOSE = 0.75
"""Of the lead that a search must see, so much must be seen in games."""


class Search(msgspec.Struct, frozen=True):
    """Where puzzles are looked for, and how hard."""

    title: str
    seed: int
    players: tuple[str, ...]
    """The levels that play the games; they take turns in the seats. The first of them plays the best moves out."""
    moments: int = 24
    """How many moments of a game are looked at."""
    last: int = 0
    """Only of so many decisions before its end, where whole games are soon played out; 0: of all."""
    first: int = 300
    """The simulations of a first look,"""
    deep: int = 10_000
    """and of each deep search."""
    turn: int = 400
    """The simulations for each later step of a turn, where a turn is many steps."""
    trials: int = 240
    """How often the best two moves are played to the end of the game; 0: they are not."""
    tries: int = 4
    """How often each lower level is asked what it would do."""
    gap: float = 0.1
    """By so much of a victory the best move must lead any other,"""
    errors: float = 4.0
    """by so many standard errors in a deep search,"""
    played_errors: float = 2.5
    """and by so many when the best two are played out."""


class Found(msgspec.Struct, frozen=True):
    """A moment of a game: who decides there, what they see, and after how many decisions."""

    state: Any
    seat: int
    view: Any
    decision: int


class Agreed(msgspec.Struct, frozen=True):
    """What the searches of a moment agree on: how good each action is, and what is played out."""

    candidates: tuple[Judged, ...]
    best: tuple[int, ...]
    """The best action, and what follows in the same turn,"""
    other: tuple[int, ...]
    """and so of the second best."""
    then: tuple[str, ...] = ()
    """What is decided after the best action, in words."""


def found_in(search: Search, number: int) -> list[Puzzle]:
    """The puzzles of one game. The same search and number give the same ones."""
    contest = contest_of(search, number)
    judge, other = (make_analyst(search, (number, name)) for name in ("first", "second"))
    made = (puzzle_from(search, contest, number, moment, judge, other) for moment in picked(search, contest, number))
    return [one for one in made if one is not None]


def contest_of(search: Search, number: int) -> Contest:
    """Every number of players takes its turn."""
    title = game(search.title)
    seats = title.seats[number % len(title.seats)]
    levels = tuple(search.players[(number + seat) % len(search.players)] for seat in range(seats))
    return Contest(search.title, title.check(Setup(seats)), levels, search.seed)


def make_analyst(search: Search, seed: object) -> Analyst:
    made = bots.analyst(search.title, (search.seed, seed))
    if made is None:
        raise InvalidError(f"{search.title} has no analyst: nobody could judge its puzzles.")
    return made


# -- the moments of a game


def picked(search: Search, contest: Contest, number: int) -> list[Found]:
    """Some decisions of a game at which there is a choice, of all its phases alike."""
    by_phase: dict[str, list[Found]] = {}
    for moment in moments_of(contest, number)[-search.last :]:
        by_phase.setdefault(moment.view.phase, []).append(moment)
    rng = Rng((search.seed, number, "picked"))
    mixed = [shuffled(by_phase[phase], rng) for phase in sorted(by_phase)]
    in_turns = (one for one in chain.from_iterable(zip_longest(*mixed)) if one is not None)
    return [one for _, one in zip(range(search.moments), in_turns, strict=False)]


def shuffled(moments: list[Found], rng: Rng) -> list[Found]:
    rest = list(moments)
    return [rest.pop(rng.below(len(rest))) for _ in moments]


def moments_of(contest: Contest, number: int) -> list[Found]:
    title, players, rng = game(contest.title), contest.players(number), Rng((contest.seed, number))
    state, habits = title.new(contest.setup), title.habits(contest.setup)
    moments: list[Found] = []
    decisions = 0
    while not state.over and decisions < title.longest:
        seat = state.to_move
        if seat is None:
            state.deal(rng)
            continue
        view = state.view(seat)
        if len(view.legal) > 1:
            moments.append(Found(state.copy(), seat, view, decisions))
        state.apply(decide(state, seat, players[seat], habits))
        decisions += 1
    return moments


# -- one moment


def puzzle_from(
    search: Search, contest: Contest, number: int, moment: Found, judge: Analyst, other: Analyst
) -> Puzzle | None:
    """The puzzle that a moment makes; None if no move stands out, or everybody finds it."""
    first = judge.weigh(moment.view, search.first)
    missed = missed_by_lower_levels(search, moment, first.action) if stands_out(first, search.gap) else 0.0
    if not missed:
        return None
    deep = judge.weigh(moment.view, search.deep)
    if deep.action != first.action or not stands_out(deep, search.gap, search.errors):
        return None
    twin = other.weigh(moment.view, search.deep)
    if twin.action != deep.action or not stands_out(twin, search.gap, search.errors):
        return None
    if not wins_more(search, judge, moment, (deep.action,), (runner_up(deep),)):
        return None
    found = agreed(search, (number, moment.decision), moment.state, moment.seat, deep, twin)
    if found is None or (found.then and not wins_more(search, judge, moment, found.best, found.other)):
        return None
    start = sampled(game(search.title), moment, Rng((search.seed, number, moment.decision)))
    if start is None:
        return None
    why = explained(search, moment, deep, found)
    return Puzzle(
        id=id_of(moment),
        setup=contest.setup,
        seat=moment.seat,
        phase=moment.view.phase,
        position=as_data(start.position()),
        best=found.candidates[0].action,
        candidates=found.candidates,
        reason=why.reason,
        args=as_data(why.args),
        then=found.then,
        missed=round(missed, PLACES),
        difficulty=difficulty_of(missed),
        origin=Origin(search.seed, number, moment.decision, contest.seating(number)),
    )


def agreed(search: Search, seed: object, state: State, seat: int, *said: Explanation) -> Agreed | None:
    """What searches of a moment say together that chose the same action; None if another turn is nearly as good."""
    best = said[0].action
    if not manifest(search.title).steps:
        return Agreed(judged(state, *said), (best,), (runner_up(said[0]),))
    turns = Comparison(lambda part: make_analyst(search, (seed, part)), state, seat, said[0]).turns(
        search.turn, search.gap, search.errors
    )
    if not turns:
        return None
    other = max(turns[1:], key=lambda turn: turn.value)
    together = Explanation(best, candidates=tuple(turn.candidate for turn in turns))
    return Agreed(judged(state, together), turns[0].actions, other.actions, turns[0].told)


def wins_more(search: Search, judge: Analyst, moment: Found, best: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether the best turn leads another when both are played to the end, with the same cards and the same luck."""
    if not search.trials:
        return True
    lead, playing = Lead(), PlayingOut(search.title, judge, search.players[0])
    for number in range(search.trials):
        one, two = playing.compare(moment.view, (best, other), (search.seed, moment.decision, number))
        lead.add(one - two)
        if lead.count % BATCH == 0 and (is_lost(search, lead) or is_sure(search, lead)):
            break
    return lead.mean >= search.gap * CLOSE and lead.mean >= search.played_errors * lead.error


def is_lost(search: Search, lead: Lead) -> bool:
    return lead.mean < max(search.gap / 2, lead.error / 2)


def is_sure(search: Search, lead: Lead) -> bool:
    """Whether it leads so far that more games would say the same."""
    return lead.count >= ENOUGH and lead.mean >= search.gap and lead.mean >= search.errors * lead.error


def missed_by_lower_levels(search: Search, moment: Found, best: int) -> float:
    """How often the levels between chance and the strongest choose another move, each asked several times."""
    levels = manifest(search.title).levels
    asked = [(level, number) for level in levels[1:-1] or levels[-1:] for number in range(search.tries)]
    choices = [bots.make(search.title, level, (search.seed, number)).choose(moment.view) for level, number in asked]
    return sum(choice != best for choice in choices) / len(choices)


def explained(search: Search, moment: Found, said: Explanation, found: Agreed) -> Explanation:
    """Why a move is the best: what the analyst says, or, where that knows no reason, a level that finds it too, or
    that finds a step which is told of the rest of the turn."""
    if said.reason != NO_REASON:
        return said
    levels = [bots.make(search.title, level, search.seed) for level in reversed(manifest(search.title).levels)]
    state = moment.state.copy()
    for place, action in enumerate(found.best):
        if place == 0 or state.text(action) in found.then:
            heard = [bots.explanation(level, state.view(moment.seat)) for level in levels]
            known = [one for one in heard if one.action == action and one.reason not in ("", NO_REASON)]
            if known:
                return known[0]
        state.apply(action)
    return said


def sampled(title: Game, moment: Found, rng: Rng) -> State | None:
    """A state that the seat could be in, for all it knows; None if its position would show the seat something else."""
    state = title.sample(moment.view, rng)
    again = title.from_position(state.position())
    return state if again.view(moment.seat) == moment.view else None


def as_data(document: Document) -> Document:
    """As a file of JSON gives it back."""
    data: Document = msgspec.json.decode(msgspec.json.encode(document))
    return data


def still_stands(search: Search, posed: Puzzle) -> bool:
    """Whether two deep searches of today's analyst prefer the best move of a puzzle too, by half of the gap."""
    state = posed.begin()
    view = state.view(posed.seat)
    asked = {state.parse(one.action) for one in posed.candidates}
    eased = msgspec.structs.replace(search, gap=search.gap / 2, errors=1.0)
    said = [make_analyst(search, (posed.id, name)).weigh(view, search.deep) for name in ("first", "second")]
    for one in said:
        again = Explanation(one.action, candidates=tuple(each for each in one.candidates if each.action in asked))
        if state.text(one.action) != posed.best or not stands_out(again, eased.gap):
            return False
    return agreed(eased, posed.id, state, posed.seat, *said) is not None


def judged(state: State, *said: Explanation) -> tuple[Judged, ...]:
    """What the searches say of each action, taken together; the best first."""
    values: dict[int, list[Candidate]] = {}
    for one in chain.from_iterable(weighed_in(each) for each in said):
        values.setdefault(one.action, []).append(one)
    together = [
        Judged(
            state.text(action),
            round(sum(one.value or 0.0 for one in each) / len(each), PLACES),
            round(hypot(*(one.error or 0.0 for one in each)) / len(each), PLACES),
        )
        for action, each in values.items()
    ]
    return tuple(sorted(together, key=lambda one: (-one.value, one.action)))


def id_of(moment: Found) -> str:
    """By what the seat sees: the same problem has the same id, whatever game it comes from."""
    return sha256(msgspec.json.encode(moment.view)).hexdigest()[:10]
