"""What a seat may know, as data: all that is public and its own cards. The page's types are made from these."""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.engine.contract import Outcome

Season = Literal["winter", "spring"]
MarkerReason = Literal["courtesans", "winner", "defender", "left"]
"""Why the marker goes to a seat: most Courtesans, the battle won, a region defended in a tie, or to the left."""


class StrengthPart(msgspec.Struct, frozen=True):
    """One of the sums that make the strength of a line; all of them together are the strength."""

    source: Literal["mercenaries", "winter", "drummer", "spring", "courtesan", "heroine"]
    cards: tuple[str, ...]
    """The cards of the line that it counts."""
    adds: int
    """What it adds to the parts before it: below zero for a Winter."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. None stands for what they may not know."""

    hand: tuple[str, ...] | None
    cards: int | None
    """The size of the hand. None where the edition does not show it; there 0 if everybody knows that it is empty."""
    known: tuple[str, ...]
    """Cards that everybody saw go into this hand and not come out again; one of them may lie face down."""
    mercenaries: bool | None
    """What everybody knows since hands could last be folded: the seat holds a mercenary, or none; None: unknown.

    Where sizes of hands are not shown, true stands for a mercenary or no card at all."""
    folded: tuple[str, ...] | None
    """Own seat: what it discarded unseen since the last shuffle."""
    line: tuple[str, ...]
    """The cards that lie face up, weakest first."""
    face_down: tuple[str | None, ...]
    """The card that lies face down, if there is one."""
    worth: tuple[int, ...]
    """What each card of the line adds to the strength now."""
    parts: tuple[StrengthPart, ...]
    """What the strength is made of."""
    strength: int
    """The strength of the face-up cards, as if the battle ended now."""
    passed: bool
    """Out of this battle."""
    regions: tuple[str, ...]
    group: tuple[str, ...]
    """The largest group of its regions that hang together."""
    winning: tuple[str, ...]
    """The regions any one of which would win the game for this seat."""


class MarkerMove(msgspec.Struct, frozen=True):
    """Where the marker goes when a battle ends."""

    to: int
    why: MarkerReason


class BattleReport(msgspec.Struct, frozen=True):
    """How a battle ended, and what it brought."""

    region: str | None
    """None: it was a final battle."""
    defender: int | None
    """Who held the region before."""
    cause: Literal["all-passed", "surrender", "bishop"]
    ended_by: int | None
    """Who ended it by a card."""
    lines: tuple[tuple[str, ...], ...]
    """The lines as they lay at the end, all cards turned up, by seat."""
    strengths: tuple[int, ...] | None
    """By seat; None where peace was made and nothing compared."""
    leaders: tuple[int, ...]
    """The strongest: one wins, several are tied."""
    winner: int | None
    conquered: bool
    """The winner has the region now and did not before."""
    marker_from: int | None
    marker: MarkerMove | None
    """Where the marker went; None after a final battle."""


class Choice(msgspec.Struct, frozen=True):
    """A move of a battle and how the battle would stand after it, with the cards that lie open then.

    Where it ends the battle: how it would end, as if the others had no card face down."""

    move: str
    strengths: tuple[int, ...]
    """By seat."""
    line: tuple[str, ...]
    """The own line."""
    worth: tuple[int, ...]
    """What each card of the own line would add to its strength."""
    season: Season | None
    leaders: tuple[int, ...]
    marker_next: MarkerMove | None
    """Who would get the marker if the battle ended then; None: it is a final battle."""
    loses: tuple[tuple[str, ...], ...] = ()
    """By seat: the cards that the card played strikes from the lines; empty if none."""
    ends: bool = False
    """Nobody could go on, as far as the viewer knows: the battle would end."""
    sure: bool = True
    """False: the battle would end, and others have cards face down that may change how."""
    winner: int | None = None
    """Who would win the battle."""
    conquers: bool = False
    """The winner would get the region and has not got it."""
    wins: tuple[int, ...] = ()
    """The seats that would win the game."""


class Drawing(msgspec.Struct, frozen=True):
    """A seat that waits for cards from the deck, and how many are still to come."""

    seat: int
    cards: int


class FinishedGame(Outcome, frozen=True):
    """A game of a match that is over: who won it and why, and the points that it brought to each seat."""

    points: tuple[int, ...] = ()


class MatchView(msgspec.Struct, frozen=True):
    """How a match for points stands."""

    scores: tuple[int, ...]
    target: int
    games: tuple[FinishedGame, ...]
    """The finished games; a final battle at the end is the last of them and brings no points."""
    first: int | None
    """Who began the current game; None before chance has named them."""
    final: tuple[int, ...] | None
    """The seats that fight the deciding final battle."""


class View(msgspec.Struct, frozen=True):
    """Condottiere through the eyes of a seat or a spectator."""

    game: str
    edition: str
    options: tuple[str, ...]
    seat: int | None
    """Whose view it is; None: a spectator's."""
    phase: str
    to_move: int | None
    seats: tuple[SeatView, ...]
    favour: str | None
    """The region under the Pope's favour."""
    marker: int | None
    """Who holds the marker or placed it last; None before chance has named the first."""
    battle: str | None
    """The region that is fought for, or will be next."""
    defender: int | None
    """Who holds the region that is fought for."""
    defended: bool
    """The defender has played a card."""
    declined: int
    """How many in a row declined to choose a region."""
    opening: bool
    """The game's first region is still to be chosen."""
    final: tuple[int, ...]
    """The seats that fight a final battle."""
    season: Season | None
    """The season that lies in a line and is in force."""
    leaders: tuple[int, ...]
    """The seats with the strongest line: one leads, several are tied, nobody while no line is worth anything."""
    marker_next: MarkerMove | None
    """While a region is fought for: who would get the marker if the battle ended now, with the cards that lie open."""
    last_battle: BattleReport | None
    """The battle that ended last."""
    last_parts: tuple[tuple[StrengthPart, ...], ...]
    """What the strengths in it were made of, by seat; empty where nothing was compared."""
    discards: tuple[str, ...]
    """What was discarded face up since the last shuffle."""
    buried: int | None
    """How many cards were discarded unseen since the last shuffle; None where sizes of hands are not shown."""
    deck: int | None
    """How many cards are in the deck; None where sizes of hands are not shown."""
    kept: tuple[str, ...] | None
    """While cards are kept: those kept so far, to their keeper."""
    kept_count: int
    """While cards are kept: how many were kept so far."""
    draw_max: int | None
    """While cards are drawn after a battle: at most so many by each seat."""
    drawing: Drawing | None
    """Who waits for cards that were drawn after a battle."""
    need_adjacent: int
    """So many regions that hang together win."""
    need_total: int | None
    """So many regions in all win; None: no number does."""
    outcome: Outcome | None
    legal: tuple[int, ...]
    """The legal actions of the viewer, in ascending order; empty when they are not to move."""
    moves: tuple[str, ...]
    """The legal actions as texts."""
    choices: tuple[Choice, ...]
    """The legal actions of a battle, in the same order, each with what it would do; empty in other phases."""
    prospects: dict[str, tuple[int, ...]]
    """By region, how large the group around it would be for each seat that held it.

    All regions that may be chosen, while one is; else only the one that is fought for."""
    match: MatchView | None = None
