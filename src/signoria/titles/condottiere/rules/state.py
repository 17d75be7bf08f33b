"""What is on the table: the moving parts of a game of Condottiere, and the contract's way to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.engine.errors import InvalidError
from signoria.engine.victory import shares
from signoria.titles.condottiere.rules import actions, observation, rounds
from signoria.titles.condottiere.rules.cards import BIT, CARD, listed
from signoria.titles.condottiere.rules.memory import LastBattle
from signoria.titles.condottiere.rules.terms import DEAL, NONE, OVER, PHASES, Terms
from signoria.titles.condottiere.text import notation, views
from signoria.titles.condottiere.text.events import MoveNotes

if TYPE_CHECKING:
    from signoria.engine.contract import Chance, Document, Event, Outcome
    from signoria.titles.condottiere.text.view_types import View


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A game at a moment. Fields are open to the rules; use the methods."""

    __slots__ = (
        "armed", "bare", "battle", "buried", "declined", "defended", "defender", "discards", "down", "draw_max",
        "drawing", "empty", "favour", "final", "folded", "hands", "kept", "known", "last_battle", "last_move", "lines",
        "marker", "opening", "passed", "phase_code", "realms", "reason", "terms", "turn", "watched", "winners",
    )  # fmt: skip

    def __init__(self, terms: Terms, hands: vec[i64], lines: vec[i64], realms: vec[i64]) -> None:
        self.terms: Terms = terms
        self.hands: vec[i64] = hands  # a pile a seat
        self.lines: vec[i64] = lines  # the face-up cards of each battle line
        self.realms: vec[i64] = realms  # the regions of each seat, as a set
        self.down: i64 = 0  # the face-down card of each seat: four bits, kind + 1
        self.discards: i64 = 0  # what was discarded openly since the last shuffle
        self.buried: i64 = 0  # what was discarded unseen
        self.kept: i64 = 0
        self.passed: i64 = 0  # the set of seats that are out of this battle
        self.battle: i64 = NONE
        self.favour: i64 = NONE
        self.marker: i64 = NONE
        self.turn: i64 = NONE
        self.phase_code: i64 = DEAL
        self.defender: i64 = NONE
        self.defended: bool = False
        self.declined: i64 = 0
        self.draw_max: i64 = 0
        self.drawing: i64 = 0  # cards that the seat in turn still draws
        self.final: i64 = 0  # the set of seats that fight the final battle
        self.opening: bool = False  # the next placing is the game's first
        self.winners: i64 = 0
        self.reason: str = ""
        # What the table remembers (rules/memory.py); piles by seat that are never written to.
        self.known: vec[i64] = terms.no_cards  # hidden cards of each seat that everybody saw go into the hand
        self.folded: vec[i64] = terms.no_cards  # what each seat discarded unseen, of all that is buried
        self.bare: i64 = 0  # the set of seats that everybody knows to hold no mercenary
        self.armed: i64 = 0  # the set of seats that everybody knows to hold a mercenary or no card
        self.empty: i64 = 0  # where sizes are not shown: the set of seats that everybody knows to hold no card
        self.last_battle: LastBattle | None = None
        self.watched: bool = False
        self.last_move: MoveNotes | None = None

    def copy(self) -> State:
        twin = State(self.terms, self.hands[:], self.lines[:], self.realms[:])
        twin.down = self.down
        twin.discards = self.discards
        twin.buried = self.buried
        twin.kept = self.kept
        twin.passed = self.passed
        twin.battle = self.battle
        twin.favour = self.favour
        twin.marker = self.marker
        twin.turn = self.turn
        twin.phase_code = self.phase_code
        twin.defender = self.defender
        twin.defended = self.defended
        twin.declined = self.declined
        twin.draw_max = self.draw_max
        twin.drawing = self.drawing
        twin.final = self.final
        twin.opening = self.opening
        twin.winners = self.winners
        twin.reason = self.reason
        twin.known = self.known
        twin.folded = self.folded
        twin.bare = self.bare
        twin.armed = self.armed
        twin.empty = self.empty
        twin.last_battle = self.last_battle
        return twin

    # -- where the game stands

    @property
    def over(self) -> bool:
        return self.phase_code == OVER

    @property
    def waits_for_chance(self) -> bool:
        return self.phase_code == DEAL

    @property
    def phase(self) -> str:
        return PHASES[self.phase_code]

    @property
    def to_move(self) -> int | None:
        if self.phase_code == DEAL or self.phase_code == OVER:
            return None
        return self.turn

    @property
    def outcome(self) -> Outcome | None:
        return views.outcome_of(self)

    def strengths(self) -> list[int]:
        """C-BAT-7: the strength of every line, of its face-up cards, as if the battle ended now."""
        return actions.announced(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a state changes; hash its position")

    def __reduce__(self) -> tuple[object, ...]:
        from signoria.titles.condottiere.rules.packing import packed, restored

        terms = self.terms
        return restored, (terms.seats, terms.edition, terms.options, terms.target, packed(self))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> State:
        return self.copy()

    def returns(self) -> tuple[float, ...]:
        return shares(self.outcome, self.terms.seats)

    def showable(self, seat: int) -> tuple[str, ...]:
        return views.cards_in(self.hands[seat])

    # -- acting

    def legal(self) -> list[int]:
        """The legal actions, in ascending order."""
        return listed(actions.legal_mask(self))

    def apply(self, action: i64) -> None:
        """Make a move of the seat to move; IllegalMove names the rule if it may not, and nothing changes."""
        if action < 0 or action >= actions.ACTIONS or not actions.legal_mask(self) >> action & 1:
            self.refuse(action)
        if self.watched:
            self.watch()
        actions.apply(self, action)

    def refuse(self, action: int) -> None:
        raise notation.refusal(self, action)

    def text(self, action: int) -> str:
        return notation.text_of(self, action)

    def parse(self, text: str) -> int:
        return notation.action_of(self, text)

    # -- chance

    def chance(self) -> Chance:
        return notation.chance_of(self)

    def deal(self, rng: Rng) -> None:
        """Let a generator decide what the state waits for."""
        if self.phase_code != DEAL:
            self.refuse_deal()
        if self.watched:
            self.watch()
        rounds.deal(self, rng)

    def deal_cards(self, drawn: Sequence[str]) -> None:
        """Decide what the state waits for: ``chance().count`` items of its pool."""
        kinds = notation.kinds_drawn(self, drawn)
        if self.watched:
            self.watch()
        rounds.settle(self, kinds)

    def refuse_deal(self) -> None:
        raise InvalidError("Nothing is dealt now.")

    # -- knowing

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""
        return views.view_of(self, seat)

    def sight(self) -> views.Sight:
        """For many eyes at once."""
        return views.Sight(self)

    def observe(self, seat: int | None, out: Any) -> None:
        """Write what a seat (None: a spectator) may know as numbers into a buffer of 32-bit integers."""
        observation.write(out, self, seat, [], 0)

    def position(self) -> Document:
        from signoria.titles.condottiere.text.positions import position_of

        return position_of(self)

    def watch(self) -> None:
        """From now on, keep what happens in each move for ``events``."""
        self.watched = True
        self.last_move = MoveNotes()

    def note(self, what: str, numbers: list[int]) -> None:
        if self.last_move is not None:
            self.last_move.notes.append((what, numbers))

    def events(self, seat: int | None) -> list[Event]:
        """What happened in the last move or deal, as that seat (None: a spectator) may know it."""
        return [] if self.last_move is None else self.last_move.events_for(seat)

    # -- small readings the rules share

    def owner(self, region: i64) -> i64:
        bit = BIT[region]
        for seat in range(self.terms.seats):
            if self.realms[seat] & bit:
                return seat
        return NONE

    def taken(self) -> i64:
        """The set of regions with a control marker."""
        taken: i64 = 0
        for seat in range(self.terms.seats):
            taken |= self.realms[seat]
        return taken

    def choosable(self, seat: i64) -> i64:
        """The set of regions on which that seat may place the marker (C-RES-6, C-OPT-4)."""
        barred = self.realms[seat] if self.terms.capturing else self.taken()
        if self.favour != NONE:
            barred |= BIT[self.favour]
        return (BIT[len(self.terms.borders)] - 1) & ~barred

    def together(self) -> i64:
        """All lines laid over each other: which kinds are in play."""
        lines: i64 = 0
        for seat in range(self.terms.seats):
            lines |= self.lines[seat]
        return lines

    def face_down(self, seat: i64) -> i64:
        """The kind of a seat's face-down card, or NO_CARD."""
        return (self.down >> 4 * seat & 15) - 1

    def deck(self) -> i64:
        """What lies in the deck: all cards but those that lie elsewhere."""
        rest = self.terms.cards - self.discards - self.buried - self.kept
        for seat in range(self.terms.seats):
            rest -= self.hands[seat] + self.lines[seat]
            down = self.face_down(seat)
            if down >= 0:
                rest -= CARD[down]
        return rest

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a decision of that seat."""
        self.phase_code = phase
        self.turn = seat

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.terms.seats
