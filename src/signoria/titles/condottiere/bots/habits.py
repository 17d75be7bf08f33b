"""How the players of a game fight: what each has done so far, seen by everybody, and what kind of player that is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.lead import lead, lead_after
from signoria.titles.condottiere.rules.actions import PASS, PASS_OPEN
from signoria.titles.condottiere.rules.battle import is_hideable
from signoria.titles.condottiere.rules.cards import BIT, MERCENARIES, WINTER, popcount, size
from signoria.titles.condottiere.rules.match import Match
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, NONE, TAKE, Terms

ACTS: Final = 15
"""To pass; a mercenary that leads by little, more, much; one that does not, low, middling, high; each other kind."""
LEADS: Final = 1
FOLLOWS: Final = 4
SPECIAL: Final = 7
SITUATIONS: Final = 96
"""By the lead, the own line, whether others may still play, and the hand where its size is seen: see `situation`."""
DEEDS: Final = SITUATIONS * ACTS
SEATS: Final = 6

UNKNOWN: Final = 0
POLICY: Final = 1
THRIFTY: Final = 2
SQUIRE: Final = 3
STUBBORN: Final = 4
ANYTHING: Final = 5
KINDS: Final = 6
FACE_DOWN: Final = KINDS * DEEDS
LIKELIHOODS: Final = 2 * FACE_DOWN
STYLE_OF_KIND: Final = vec[i64]([NONE, NONE, thumb.THRIFTY, thumb.SQUIRE, thumb.STUBBORN, NONE])
"""The rule of thumb that a kind of player follows."""
SURPRISE: Final = 0.1
"""How often somebody does anything at all, whatever kind of player they are."""
SURE: Final = 2.0
"""A kind is believed when it is that many times e likelier than the next: about nine in ten."""


UNSEEN: Final = 63
"""Instead of an action: a card that was played face down."""


@final
@mypyc_attr(acyclic=True)
class Habits:
    """Counts of deeds, by seat, and the moves of the battle that is fought: 64 times the seat, and the action.

    Nothing hidden counts: a face-down card is like a low mercenary that does not lead.
    """

    def __init__(self, told: tuple[int, ...] = ()) -> None:
        self.counts: dict[int, int] = {}
        self.moves: list[int] = []
        if told:
            pairs = told[0]
            for number in range(pairs):
                self.counts[told[1 + 2 * number]] = told[2 + 2 * number]
            self.moves = list(told[1 + 2 * pairs :])

    def saw(self, state: State | Match, action: i64) -> None:
        """Hear of a legal action before it is made."""
        game = state.state if isinstance(state, Match) else state
        phase = game.phase_code
        if phase == BATTLE:
            at: int = game.turn * DEEDS + deed(game, action)
            self.counts[at] = self.counts.get(at, 0) + 1
        if phase == BATTLE or phase == TAKE or phase == FAVOUR:
            if phase == BATTLE and game.terms.hidden and is_hideable(action):
                action = UNSEEN
            self.moves.append(game.turn * 64 + action)
        else:
            self.moves = []

    def told(self) -> tuple[int, ...]:
        """How many deeds there are, each with its count, then the moves."""
        numbers = [len(self.counts)]
        for done, times in self.counts.items():
            numbers.append(done)
            numbers.append(times)
        return tuple(numbers + self.moves)

    def copy(self) -> Habits:
        return Habits(self.told())


def deed(state: State, action: i64) -> i64:
    """What an action in battle looks like to everybody."""
    hidden = state.down
    state.down = 0
    done = situation(state) * ACTS + act_of(state, action)
    state.down = hidden
    return done


def act_of(state: State, action: i64) -> i64:
    """The act of the seat in turn; no card lies face down."""
    if action == PASS or action == PASS_OPEN:
        return 0
    if state.terms.hidden and is_hideable(action):
        return FOLLOWS
    if action >= MERCENARIES:
        return SPECIAL + action - WINTER
    ahead = lead_after(state, state.turn, action)
    if ahead > 0:
        return LEADS + grade(ahead, 3, 5)
    return FOLLOWS + grade(action, 3, 5)


def situation(state: State) -> i64:
    """What everybody sees of where the seat in turn stands; no card lies face down."""
    seat = state.turn
    ahead = lead(state, seat)
    where: i64 = 0
    if ahead <= 0:
        where = 1 + grade(-ahead, 4, 10)
    line = size(state.lines[seat])
    if line > 2:
        line = 2
    contested: i64 = 1
    if popcount(state.passed | BIT[seat]) == state.terms.seats:
        contested = 0
    hand: i64 = 0
    if state.terms.shows_hands:
        hand = 1 + grade(size(state.hands[seat]), 3, 6)
    return ((where * 3 + line) * 2 + contested) * 4 + hand


def grade(number: i64, middle: i64, high: i64) -> i64:
    """0: it is low, 1: middling, 2: high."""
    if number < middle:
        return 0
    return 1 if number < high else 2


@final
@mypyc_attr(acyclic=True)
class Guesses:
    """What kind of player each seat seems to be. ``likelihoods``: the logarithm of each deed's share, by kind; first
    where cards are seen, then where they lie face down, since there the same deeds mean something else."""

    def __init__(self, likelihoods: vec[float]) -> None:
        self.likelihoods: vec[float] = likelihoods
        self.first: i64 = 0
        self.scores: vec[float] = vec[float]([0.0 for _ in range(SEATS * KINDS)])
        self.kinds: vec[i64] = vec[i64]([UNKNOWN for _ in range(SEATS)])

    def sit_down(self, terms: Terms) -> None:
        """Watch a table of that kind from now on."""
        self.first = FACE_DOWN if terms.hidden else i64(0)

    def forget(self) -> None:
        for number in range(i64(SEATS * KINDS)):
            self.scores[number] = 0.0
        for seat in range(i64(SEATS)):
            self.kinds[seat] = UNKNOWN

    def recall(self, habits: Habits) -> None:
        """Guess from all that was seen."""
        self.forget()
        for at, times in habits.counts.items():
            self.add(at // DEEDS, at % DEEDS, float(times))
        for seat in range(i64(SEATS)):
            self.decide(seat)

    def see(self, state: State, action: i64) -> None:
        """Hear of one more action in battle."""
        if state.phase_code == BATTLE:
            seat = state.turn
            self.add(seat, deed(state, action), 1.0)
            self.decide(seat)

    def add(self, seat: i64, done: i64, times: float) -> None:
        for kind in range(i64(1), i64(KINDS)):
            at = seat * KINDS + kind
            self.scores[at] = self.scores[at] + times * self.likelihoods[self.first + kind * DEEDS + done]

    def decide(self, seat: i64) -> None:
        best: i64 = 1
        for kind in range(i64(2), i64(KINDS)):
            if self.scores[seat * KINDS + kind] > self.scores[seat * KINDS + best]:
                best = kind
        most = self.scores[seat * KINDS + best]
        self.kinds[seat] = UNKNOWN if best == POLICY else best  # who plays well is met as anybody is
        for kind in range(i64(1), i64(KINDS)):
            if self.scores[seat * KINDS + kind] > most - SURE and not are_alike(kind, best):
                self.kinds[seat] = UNKNOWN


def are_alike(kind: i64, other: i64) -> bool:
    """A thrifty player and a squire differ little; to know that somebody is one of the two is worth something."""
    return kind == other or (kind == THRIFTY and other == SQUIRE) or (kind == SQUIRE and other == THRIFTY)
