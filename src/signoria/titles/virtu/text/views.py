"""What a seat may know: everything, but for the family cards that others are still placing (V-SET-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, final

import msgspec
from mypy_extensions import i64

from signoria.engine.contract import Document, Outcome
from signoria.engine.errors import InvalidError
from signoria.titles.virtu.components.setups import box_of
from signoria.titles.virtu.rules import realm, scoring
from signoria.titles.virtu.rules.phase_codes import FIRST, OVER, PHASES, PREPARATION, STAGES
from signoria.titles.virtu.rules.pieces import (
    BIT,
    BONUS_IDS,
    CATHEDRAL,
    CATHEDRALS,
    CITIES,
    CITY_BITS,
    COURTIERS,
    DUCHY,
    NOBLES,
    NONE,
    OTTOMAN,
    POWER_PLACES,
    POWERS,
    ROOM_ACTIONS,
    ROOM_PLACES,
    ROOMS,
    SLOT_TO_SOURCE,
    SLOTS,
    TOKEN_BITS,
    TOKEN_IDS,
    UNDER,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.text import moment_view
from signoria.titles.virtu.text.ahead import annexations_of, rooms_ahead_of
from signoria.titles.virtu.text.choice_types import Annexation
from signoria.titles.virtu.text.choices import barred_of, choices_of
from signoria.titles.virtu.text.moment_view import named, seat_or_none
from signoria.titles.virtu.text.notation import Names, names_of
from signoria.titles.virtu.text.siege_view import siege_of
from signoria.titles.virtu.text.view_types import (
    City,
    CourtPlace,
    Ending,
    Goal,
    House,
    Power,
    Prestige,
    Room,
    Standing,
    Supply,
    Token,
    Tracks,
    View,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

MOST_BOARDS = 64


def view_of(state: State, seat: int | None) -> View:
    terms = state.terms
    if seat is not None and not 0 <= seat < terms.seats:
        raise InvalidError(f"There is no seat {seat}.")
    known = names_of(state)
    mine = seat is not None and state.to_move == seat
    legal = tuple(state.legal()) if mine else ()
    siege = siege_of(state)
    prestige = (
        None if state.stage == PREPARATION else tuple([prestige_of(state, other) for other in range(terms.seats)])
    )
    return View(
        game="virtu",
        edition=terms.edition,
        options=terms.options,
        seat=seat,
        phase=PHASES[state.phase_code],
        stage=STAGES[state.stage],
        to_move=state.to_move,
        year=state.year,
        order=tuple(scoring.listed(state.order, terms.seats)),
        turn=state.turn,
        lot=terms.lot,
        first=seat_or_none(state.actor) if terms.lot else None,
        houses=tuple([house_of(state, other, other == seat, known) for other in range(terms.seats)]),
        cities=cities_of(state, known),
        powers=powers_of(state),
        tracks=tracks_of(state, prestige),
        supply=supply_of(state, known),
        ending=ending_of(state),
        leonardo=named(state.leonardo_used, known.cities),
        payment=moment_view.payment_of(state, known),
        so_far=moment_view.so_far_of(state, known),
        way=moment_view.way_of(state, known),
        chosen=moment_view.chosen_of(state, known),
        fight=moment_view.fight_of(state, known),
        troops_left=moment_view.troops_left_of(state),
        winter=moment_view.winter_of(state, known),
        prestige=prestige,
        strengths=(siege.attack.total, siege.defence.total) if siege else None,
        siege=siege,
        outcome=outcome_of(state),
        legal=legal,
        moves=texts_of(legal, known),
        ways=tuple([texts_of(way, known) for way in state.ways()]) if mine else (),
        choices=choices_of(state) if mine else (),
        barred=barred_of(state) if mine else (),
        annexations=annexations_for(state, seat),
        rooms_ahead=rooms_ahead_of(state),
    )


def annexations_for(state: State, seat: int | None) -> dict[str, Annexation]:
    """Of the seat that looks; a spectator looks with the one to move."""
    looker = state.to_move if seat is None else seat
    return {} if looker is None else annexations_of(state, looker)


def texts_of(actions: Sequence[int], known: Names) -> tuple[str, ...]:
    return tuple([known.texts[action] for action in actions])


@final
class Sight:
    """A moment for many eyes: ``public`` as a spectator sees it. Of each seat only what is its own is made anew."""

    __slots__ = ("annexations", "houses", "public", "state")

    def __init__(self, state: State, public: View) -> None:
        self.state = state
        self.public = public
        self.houses = written(public.houses)
        self.annexations = written(public.annexations)
        """Those of a spectator, and of the seat to move."""

    def private(self, seat: int | None) -> Document:
        state = self.state
        known = names_of(state)
        mine = seat is not None and state.to_move == seat
        legal = tuple(state.legal()) if mine else ()
        looks_ahead = seat is None or mine
        return {
            "seat": seat,
            "houses": self.houses_for(seat, known),
            "legal": legal,
            "moves": texts_of(legal, known),
            "ways": tuple([texts_of(way, known) for way in state.ways()]) if mine else (),
            "choices": choices_of(state) if mine else (),
            "barred": barred_of(state) if mine else (),
            "annexations": self.annexations if looks_ahead else annexations_for(state, seat),
        }

    def houses_for(self, seat: int | None, known: Names) -> object:
        """Only while family cards are placed a seat sees more of its own house than others do."""
        if seat is None or self.state.stage != PREPARATION:
            return self.houses
        houses = list(self.public.houses)
        houses[seat] = house_of(self.state, seat, True, known)
        return houses


def sight_of(state: State) -> Sight:
    return Sight(state, view_of(state, None))


def written(part: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(part))


def outcome_of(state: State) -> Outcome | None:
    if state.phase_code != OVER:
        return None
    winners = tuple([seat for seat in range(state.terms.seats) if state.winners >> seat & 1])
    return Outcome(winners, state.reason)


def prestige_of(state: State, seat: int) -> Prestige:
    cities, patronage, printed, religion, trophies, alliances, indulgences = scoring.prestige_parts(state, seat)
    return Prestige(
        cities=cities,
        patronage=patronage,
        printed=printed,
        religion=religion,
        trophies=trophies,
        alliances=alliances,
        indulgences=indulgences,
        total=cities + patronage + printed + religion + trophies + alliances + indulgences,
        crosses=scoring.crosses(state, seat),
        crowns=scoring.crowns(state, seat),
    )


# -- a house


def house_of(state: State, seat: i64, own: bool, known: Names) -> House:
    """What a seat has; not its palace, while others may not see it."""
    terms = state.terms
    family = None if terms.lot else known.families[terms.families[seat]]
    if state.phase_code == FIRST:
        return House(family)
    shown = own or state.stage != PREPARATION
    ready = state.houses[seat].ready
    return House(
        family=family,
        florins=state.houses[seat].treasury,
        rooms=tuple([room_of(state, seat, room, shown, known) for room in range(i64(ROOMS))]),
        left=court_of(state, seat, shown, True, known),
        right=court_of(state, seat, shown, False, known),
        marker=None if state.houses[seat].marker == NONE else state.houses[seat].marker + 1,
        domain=tokens_of(state.houses[seat].domain & TOKEN_BITS, ready, known),
        alliances=tokens_of(allied(state, seat), ready, known),
        cities=state.houses[seat].city_count(),
        troops=state.board.troops_of(seat),
        agents=named(state.houses[seat].agents, known.places),
        agents_in_all=state.houses[seat].agents_in_all,
        reserve=realm.free_agents(state, seat),
        patronage=state.houses[seat].patronage,
        bonuses=named(state.houses[seat].bonuses, BONUS_IDS),
        former_patron=bool(state.former_patrons & BIT[seat]),
        trophies=members(state.houses[seat].trophies),
        war_tokens=state.houses[seat].war_tokens,
        took_indulgence=bool(state.indulged & BIT[seat]),
        battles_won=named(state.houses[seat].won, known.cities),
        withdrawing=named(state.houses[seat].leaving, known.cities),
    )


def members(numbers: i64) -> tuple[int, ...]:
    """The members of a set."""
    found: list[int] = []
    while numbers:
        found.append(lowest_bit(numbers))
        numbers &= numbers - 1
    return tuple(found)


def room_of(state: State, seat: i64, room: i64, shown: bool, known: Names) -> Room:
    card: i64 = state.houses[seat].card(room) if shown else 0
    below: i64 = state.houses[seat].card(room + UNDER) if shown else 0
    action = state.terms.card_action[card] if card else state.terms.rooms[seat * ROOMS + room]
    return Room(
        action=ROOM_ACTIONS[action],
        card=known.cards[card] if card else None,
        upgrade=known.cards[below] if below else None,
        indulgence=bool(state.houses[seat].indulgences & BIT[room]),
        agent=seat_or_none(state.agent_at(ROOM_PLACES + seat * ROOMS + room)),
    )


def court_of(state: State, seat: i64, shown: bool, left: bool, known: Names) -> tuple[CourtPlace, ...]:
    """The courtier places of one side."""
    terms = state.terms
    taken: i64 = state.houses[seat].courtiers() if shown else 0
    shaded_left = popcount(taken & terms.shaded) < state.extra_places(seat)
    found: list[CourtPlace] = []
    for slot in range(i64(COURTIERS), i64(SLOTS)):
        bit = BIT[slot + SLOT_TO_SOURCE]
        if bool(terms.left_court & bit) != left:
            continue
        shaded = bool(terms.shaded & bit)
        card: i64 = state.houses[seat].card(slot) if shown else 0
        found.append(
            CourtPlace(
                slot=known.slots[slot],
                card=known.cards[card] if card else None,
                available=bool(taken & state.houses[seat].ready & bit),
                shaded=shaded,
                open=bool(card) or not shaded or shaded_left,
            )
        )
    return tuple(found)


def tokens_of(held: i64, ready: i64, known: Names) -> tuple[Token, ...]:
    found: list[Token] = []
    while held:
        source = lowest_bit(held)
        found.append(Token(known.sources[source], bool(ready & BIT[source])))
        held &= held - 1
    return tuple(found)


def allied(state: State, seat: i64) -> i64:
    """The alliances of a seat, as a set of sources."""
    found: i64 = 0
    for power in range(i64(3)):
        if state.board.ally(power) == seat:
            found |= BIT[OTTOMAN + power]
    return found


# -- the board


@lru_cache(MOST_BOARDS)
def neutral_board(edition: str, seats: int, playing: int) -> dict[str, City]:
    """The board before anything stands on it."""
    empty = (0,) * seats
    names = [city.id for city in box_of(edition).city]
    return {name: City(bool(playing >> number & 1), None, empty, None, None, ()) for number, name in enumerate(names)}


def cities_of(state: State, known: Names) -> dict[str, City]:
    terms = state.terms
    board = dict(neutral_board(terms.edition, terms.seats, terms.open_cities))
    if state.phase_code == FIRST:
        return board
    agents: i64 = 0
    for seat in range(terms.seats):
        agents |= state.houses[seat].agents
    for city in range(i64(CITIES)):
        if state.board.ruler(city) != NONE or state.board.troops(city) or agents & BIT[city]:
            board[known.cities[city]] = city_of(state, city, known)
    return board


def city_of(state: State, city: i64, known: Names) -> City:
    owner = state.board.ruler(city)
    troops: list[int] = []
    besiegers: list[int] = []
    for seat in range(state.terms.seats):
        there = state.board.troops_at(seat, city)
        troops.append(there)
        if there and seat != owner and not state.houses[seat].leaving & BIT[city]:
            besiegers.append(seat)
    return City(
        open=bool(state.terms.open_cities & BIT[city]),
        owner=seat_or_none(owner),
        troops=tuple(troops),
        agent=seat_or_none(state.agent_at(city)),
        cathedral=cathedral_at(state, city, known),
        besiegers=tuple(besiegers),
    )


def cathedral_at(state: State, city: i64, known: Names) -> str | None:
    for number in range(i64(CATHEDRALS)):
        if state.board.cathedral(number) == city:
            return known.tokens[CATHEDRAL + number]
    return None


def powers_of(state: State) -> dict[str, Power]:
    if state.phase_code == FIRST:
        return {power: Power(None, None) for power in POWERS}
    found: dict[str, Power] = {}
    for power in range(i64(3)):
        ally = seat_or_none(state.board.ally(power))
        found[POWERS[power]] = Power(ally, seat_or_none(state.agent_at(POWER_PLACES + power)))
    return found


# -- the tracks


def tracks_of(state: State, prestige: Sequence[Prestige] | None) -> Tracks:
    if state.phase_code == FIRST:
        return Tracks((), (), (), (), (), ())
    seats = range(state.terms.seats)
    city_stack = from_the_top([state.houses[seat].arrived for seat in seats])
    patronage_stack = from_the_top([state.houses[seat].promoted for seat in seats])
    crosses = [] if prestige is None else [score.crosses for score in prestige]
    return Tracks(
        cities=standings([scoring.track_cell(state, seat) for seat in seats], city_stack),
        city_stack=city_stack,
        next_order=tuple(scoring.listed(scoring.turn_order(state), state.terms.seats)),
        patronage=standings([state.houses[seat].patronage for seat in seats], patronage_stack),
        patronage_stack=patronage_stack,
        religion=standings(crosses, tuple(range(len(crosses)))),
    )


def from_the_top(arrived: list[int]) -> tuple[int, ...]:
    """The seats by when they came, the last one first."""
    return tuple(sorted(range(len(arrived)), key=lambda seat: -arrived[seat]))


def standings(cells: list[int], stack: tuple[int, ...]) -> tuple[Standing, ...]:
    """From the front; on one cell from the top of the stack down."""
    return tuple([Standing(seat, cells[seat]) for seat in sorted(stack, key=lambda seat: -cells[seat])])


# -- what is left, and how it can end


@lru_cache(MOST_BOARDS)
def copies_of(edition: str) -> tuple[int, ...]:
    """How many of each token for sale are in the box."""
    return tuple([token.copies for token in box_of(edition).token])


def supply_of(state: State, known: Names) -> Supply:
    terms = state.terms
    cards: dict[str, int] = {}
    for noble in range(i64(NOBLES)):
        cards[known.items[noble]] = state.board.supply >> 4 * noble & 15
    taken_bonuses: i64 = 0
    indulgences = terms.indulgences
    war_tokens = terms.war_tokens
    if state.phase_code != FIRST:
        for seat in range(terms.seats):
            taken_bonuses |= state.houses[seat].bonuses
            indulgences -= popcount(state.houses[seat].indulgences)
            war_tokens -= state.houses[seat].war_tokens
    bonuses = named((BIT[len(BONUS_IDS)] - 1) & ~taken_bonuses, BONUS_IDS)
    return Supply(cards, tokens_left(state), bonuses, indulgences, war_tokens)


def tokens_left(state: State) -> dict[str, int]:
    """Of each title, the guild and cathedrals."""
    copies = copies_of(state.terms.edition)
    left: dict[str, int] = {}
    for item in range(i64(len(TOKEN_IDS) - 1)):
        sold: i64 = 0
        for seat in range(state.terms.seats):
            sold += state.houses[seat].domain >> (DUCHY + item) & 1
        left[TOKEN_IDS[item]] = copies[item] - sold
    built = sum([state.board.cathedral(number) != NONE for number in range(i64(CATHEDRALS))])
    left[TOKEN_IDS[-1]] = copies[-1] - built
    return left


def ending_of(state: State) -> Ending:
    """V-END-1: each way to the last Winter, with its numbers."""
    playing = state.phase_code != FIRST
    seats = range(state.terms.seats)
    cities = [state.houses[seat].city_count() if playing else 0 for seat in seats]
    cells = [state.houses[seat].patronage for seat in seats]
    goals = (
        Goal("cities", max(cities), scoring.MOST_COUNTED, leaders(cities)),
        Goal("patronage", max(cells), scoring.LAST_CELL, leaders(cells)),
        Goal("no-neutral-city", sum(cities), popcount(state.terms.open_cities & CITY_BITS), ()),
        Goal("years", state.year, scoring.LAST_YEAR, ()),
    )
    return Ending(state.reason if state.last else None, goals)


def leaders(counts: list[int]) -> tuple[int, ...]:
    """Who has most; nobody while nobody has any."""
    most = max(counts)
    return tuple([seat for seat, count in enumerate(counts) if count == most]) if most else ()
