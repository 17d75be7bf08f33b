"""What a board is drawn from: choices with their prices and consequences, what is barred, the parts of a siege."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import signoria
from signoria.engine.contract import Event
from signoria.titles.virtu import GAME, State
from signoria.titles.virtu.rules.action_codes import CANCEL, PASS, PAY
from signoria.titles.virtu.rules.phase_codes import PURPOSES
from signoria.titles.virtu.rules.pieces import CITIES, INDULGENCE_BIT, NONE, POWER_PLACES, TOLL_BIT
from signoria.titles.virtu.rules.room_actions import patronage_price
from signoria.titles.virtu.rules.siege_strength import strike_cost
from signoria.titles.virtu.rules.sources import may_indulge, pool_for, purse
from signoria.titles.virtu.text.choice_types import Choice
from signoria.titles.virtu.text.notation import names_of
from signoria.titles.virtu.text.positions import bundle_of
from signoria.titles.virtu.text.siege_view import Side, SiegeView
from tests.titles.virtu.moments import Price, can_pay, members, moments
from tests.titles.virtu.walks import SEATED, SETUPS, name_of

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
RULES = Path(signoria.__file__).parent / "titles/virtu/locales/en/rules.md"
BOX = GAME.components()
COSTS: dict[str, Price] = {
    **{noble.id: {str(kind): count for kind, count in noble.cost.items()} for noble in BOX.noble},
    **{token.id: {str(kind): count for kind, count in token.cost.items()} for token in BOX.token},
    **{power.id: {str(kind): count for kind, count in power.cost.items()} for power in BOX.alliance},
}
RESULTS = ("conquered", "repelled", "battle")
HALFWAY = ("payment", "agent", "place", "discount")


class Story:
    """What really happens if an action is done and paid for."""

    def __init__(self, state: State, action: int) -> None:
        self.seat = state.actor
        self.state = state.copy()
        self.state.watch()
        self.events: list[Any] = []
        self.do(action)

    def do(self, action: int) -> Story:
        self.state.apply(action)
        self.events += self.state.events(self.seat)
        return self

    def fork(self, action: int) -> Story:
        twin = Story.__new__(Story)
        twin.seat, twin.state, twin.events = self.seat, self.state.copy(), list(self.events)
        twin.state.watch()
        return twin.do(action)

    @property
    def unfinished(self) -> bool:
        return self.state.to_move == self.seat and self.state.phase in HALFWAY

    def about(self, what: str) -> list[dict[str, Any]]:
        return [event.args for event in self.events if event.id == what]


def stories(state: State, action: int) -> list[Story]:
    """All that an action can come to: paid for by `pay`, or by the first of the ways; small choices in every way."""
    told, open_ended = [], [Story(state, action)]
    while open_ended:
        story = open_ended.pop()
        if not story.unfinished:
            told.append(story)
        elif story.state.phase == "payment":
            way = [PAY] if PAY in story.state.legal() else story.state.ways()[0]
            for step in way:
                story.do(step)
            open_ended.append(story)
        else:
            open_ended += [story.fork(step) for step in story.state.legal() if step != CANCEL]
    return told


def house(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["seats"][seat]
    return found


def prestige(state: State, seat: int) -> int:
    scores = state.view(None).prestige
    assert scores is not None
    return scores[seat].total


@every_setup
def test_V_PAY_6_every_choice_comes_to_what_it_says(setup: signoria.Setup) -> None:
    for state in moments(setup, "choices", each=2):
        seat = state.actor
        choices = state.view(seat).choices
        assert [choice.move for choice in choices] == [state.text(action) for action in state.legal()]
        for choice, action in zip(choices, state.legal(), strict=True):
            if choice.move == "cancel" or state.phase == "placing" or (state.phase == "payment" and action != PAY):
                assert choice == Choice(choice.move)
            else:
                comes_true(state, action, choice)


def comes_true(state: State, action: int, choice: Choice) -> None:
    told = stories(state, action)
    same = [story for story in told if tuple(story.events) == choice.changes]
    assert same, f"{choice} is none of {[story.events for story in told]}"
    for story in same:
        assert choice.prestige == prestige(story.state, story.seat) - prestige(state, story.seat)
        assert choice.indulgence is bool(story.about("indulgence-taken"))
    if not all(story.about("indulgence-taken") for story in told):
        assert not choice.indulgence, f"{choice} takes an indulgence that is not needed"
    if not all(story.about("discarded") for story in told):
        assert "discarded" not in [event.id for event in choice.changes], f"{choice} discards for nothing"
    if any(event["from"] == "reserve" for story in told for event in story.about("agent-sent")):
        assert all(event["from"] == "reserve" for event in same[0].about("agent-sent")), f"{choice}: from the reserve"
    pays_what_it_says(state, same[0], choice)


def pays_what_it_says(state: State, story: Story, choice: Choice) -> None:
    """Treasury and sources, read from the positions before and after."""
    before, after = house(state, story.seat), house(story.state, story.seat)
    if not story.about("paid"):
        assert (choice.price, choice.pays, choice.florins) == ({}, (), 0)
        return
    taken = {name.removeprefix("cash:") for name in choice.pays} - {"room", "under", "florins", "indulgence"}
    cashed = sum(event["florins"] for event in story.about("cashed"))
    lent = 3 if choice.indulgence and "indulgence" not in choice.pays else 0
    began_paying = state.phase == "payment"
    if not began_paying:
        assert after["florins"] == before["florins"] + cashed + lent - choice.florins
        assert not taken & set(before["used"]) or story.about("marker")
    refreshed = story.about("marker")
    gone = {name for name in taken if name not in after["palace"] and name.startswith(("left", "right"))}
    for name in taken - gone:
        assert name in after["used"] or refreshed or story.about("turned") or story.about("bought")
    struck = {event["source"] for event in story.about("struck")}
    mine = set(before["tokens"]) | set(before["palace"]) | {"ottoman", "france", "empire"}
    ahead = set(state.position()["payment"]["borrowed"]) if began_paying else set()  # V-SPR-2: they wait for the marker
    assert (set(after["used"]) - set(before["used"])) & mine <= taken | struck | ahead


@every_setup
def test_what_is_barred_says_the_rule_and_what_is_missing(setup: signoria.Setup) -> None:
    rules = set(re.findall(r"V-[A-Z]{3}(?:-\d+)?", RULES.read_text("utf-8")))
    checked = 0
    for state in moments(setup, "barred", each=3):
        view = state.view(state.actor)
        for barred in view.barred:
            assert barred.move not in view.moves
            assert barred.rule in rules
            assert barred.reason
            assert " " in barred.sentence
            if (priced := prices(state, barred.move)) is not None:
                lacks_exactly(state, *priced, barred.missing)
                checked += bool(barred.missing)
            if barred.reason == "cannot-pay":
                assert barred.missing, barred
    assert checked > 50


def lacks_exactly(state: State, purpose: str, options: list[Price], missing: Price) -> None:
    """What is missing would do, and with one symbol less it would not."""
    number = PURPOSES.index(purpose)
    sources = purse(state, number) & ~TOLL_BIT
    if purpose == "strike":  # V-PAY-1: who strikes gives no florins
        sources &= ~options[0].pop("source")
    pool = bundle_of(pool_for(state, number))

    def would_do(given: Price) -> bool:
        florins = state.houses[state.actor].treasury + given.get("florin", 0)
        symbols = {kind: pool.get(kind, 0) + given.get(kind, 0) for kind in {*pool, *given} - {"florin"}}
        symbols["florin"] = pool.get("florin", 0)
        return any(can_pay(state, rest_of(price, symbols), sources, florins) for price in options)

    assert would_do(missing), (options, missing)
    for kind in missing:
        assert not would_do({**missing, kind: missing[kind] - 1}), (options, missing)


def rest_of(price: Price, given: Price) -> Price:
    rest = {kind: max(0, count - given.get(kind, 0)) for kind, count in price.items() if kind != "either"}
    spare = sum(max(0, given.get(kind, 0) - price.get(kind, 0)) for kind in ("crown", "cross"))
    return rest | {"either": max(0, price.get("either", 0) - spare)}


def prices(state: State, move: str) -> tuple[str, list[Price]] | None:
    """From the rules: what a barred action is paid for as, and its price, or prices to choose from. None: no price."""
    verb, _, what = move.partition(":")
    names = names_of(state)
    if verb in ("march", "sail"):
        start, end = (names.cities.index(city) for city in what.split(">"))
        seas = state.terms.sea_way[start * CITIES + end]
        return (verb, [{"cavalry": 1}]) if verb == "march" else (verb, [{"ship": seas}])
    if verb == "move":  # V-SPR-1: two florins for one of the rooms
        arrows = int(what) - 2
        return "steps", [{"arrow": arrows}, {"arrow": arrows - 1, "florin": 2}]
    if verb == "retreat":
        return verb, [{"ship": state.terms.sea_way[state.siege.city * CITIES + names.cities.index(what)]}]
    if verb == "annex":
        return annexation(state, names.cities.index(what))
    if verb == "step":
        need, either = patronage_price(state, state.actor)
        return "patronage", [bundle_of(need) | {"either": either}]
    if verb == "ally":
        return "alliance", alliance_prices(state, what)
    if verb == "hire":
        home = what in BOX.family[state.terms.families[state.actor]].start
        return "hire", [{"florin": 1 if home else 3}]
    simple: dict[str, tuple[str, list[Price]]] = {
        "send": ("agent", [{"mask": 1}]),
        "expel": ("expel", [{"mask": 2}]),
        "renew": ("renew", [{"either": 1}]),
        "build": ("build", [COSTS["cathedral"]]),
        "turn": ("turn", [{"either": 0 if state.payment.credit else 1}]),
        "redeem": ("indulgence", [{"cross": 1} if what == "cross" else {"crown": 2}]),
        "wages": ("wages", [{"florin": int(what)}] if verb == "wages" else []),
    }
    if verb == "strike":
        source = names.sources.index(what)
        return verb, [{"florin": strike_cost(state, state.actor, source), "source": 1 << source}]
    if verb == "buy":
        return "buy", [COSTS[what]]
    return simple.get(verb)


def annexation(state: State, city: int) -> tuple[str, list[Price]] | None:
    terms, seat = state.terms, state.actor
    joined = state.board.ruler(city) == NONE and terms.open_cities >> city & 1 and not terms.pirates >> city & 1
    own = [other for other in range(CITIES) if state.board.ruler(other) == seat]
    agent = state.agent_at(city)
    crowns = terms.strength[city] + 1 + (0 if agent == NONE else -1 if agent == seat else 1)
    seas = [terms.sea_way[city * CITIES + other] for other in own if terms.sea_way[city * CITIES + other]]
    if joined and any(terms.roads[city] >> other & 1 for other in own):
        return "annex", [{"crown": crowns}]
    return ("annex", [{"crown": crowns, "ship": min(seas)}]) if joined and seas else None


def alliance_prices(state: State, power: str) -> list[Price]:
    """V-WIN-5: one symbol less, of one's choice, with an own agent at an unclaimed power."""
    number = ("ottoman", "france", "empire").index(power)
    cost = COSTS[power]
    if state.board.ally(number) == NONE and state.houses[state.actor].agents >> POWER_PLACES + number & 1:
        return [{**cost, kind: cost[kind] - 1} for kind in cost]
    return [cost]


# -- sieges


@every_setup
def test_V_SIE_2_a_siege_is_the_sum_of_its_parts_and_reaches_what_can_be_paid(setup: signoria.Setup) -> None:
    seen = 0
    for number in range(6):
        for state in moments(setup, f"sieges {number}", each=4):
            siege = state.view(None).siege
            assert (siege is not None) is (state.phase == "bidding" or paying(state))
            if siege is not None:
                seen += 1
                adds_up(state, siege)
    assert seen > 3


def adds_up(state: State, siege: SiegeView) -> None:
    assert state.view(None).strengths == (siege.attack.total, siege.defence.total)
    for side in (siege.attack, siege.defence):
        assert sum(side.parts.values()) == side.total
        if state.phase == "bidding":
            assert side.reach == side.total + most_by_brute_force(state, side)
        assert side.total <= side.plain_reach <= side.reach
        if state.phase == "bidding":
            assert side.plain_reach == side.total + most_by_brute_force(state, side, indulgence=False)
    loses_what_it_says(state, siege)


def paying(state: State) -> bool:
    return state.phase == "payment" and PURPOSES[state.payment.purpose] == "strike"


def most_by_brute_force(state: State, side: Side, *, indulgence: bool = True) -> int:
    """Every set of bonuses that can be paid for by florins that no bonus of the set would have given."""
    if side.seat is None:
        assert not side.bonuses
        return 0
    known = names_of(state).sources
    coins = {known[source]: state.symbols(side.seat, source) & 255 for source in members(state.coins(side.seat))}
    florins = state.houses[side.seat].treasury + (3 if indulgence and may_indulge(state, side.seat) else 0)
    tokens = state.houses[side.seat].war_tokens if "token" in side.bonuses else 0
    names = [name for name in side.bonuses if name != "token"]
    best = 0
    for chosen in product((False, True), repeat=len(names)):
        struck = [name for name, is_struck in zip(names, chosen, strict=True) if is_struck]
        raised = florins + sum(count for name, count in coins.items() if name not in struck)
        if sum(side.bonuses[name][1] for name in struck) <= raised:
            best = max(best, sum(side.bonuses[name][0] for name in struck))
    return best + tokens


def loses_what_it_says(state: State, siege: SiegeView) -> None:
    trial = state.copy()
    trial.watch()
    if trial.phase == "payment":
        trial.apply(CANCEL)
    events: list[Event] = []
    while not (ended := [number for number, event in enumerate(events) if event.id in RESULTS]):
        trial.apply(PASS)
        events = trial.events(None)
    lost: list[dict[str, Any]] = []
    for event in events[ended[0] + 1 :]:  # what follows may be another siege, or a retreat that fails
        again = event.args.get("seat") in [loss["seat"] for loss in lost]
        if event.id != "troops-lost" or again or event.args["city"] != siege.city:
            break
        lost.append(event.args)
    assert sum(loss["troops"] for loss in lost if loss["seat"] == siege.attack.seat) == siege.losses[0]
    assert sum(loss["troops"] for loss in lost if loss["seat"] == siege.defence.seat) == siege.losses[1]
    if [event.id for event in events].count(events[ended[0]].id) == 1:
        ends_as_it_says(state, trial, siege, events[ended[0]])


def ends_as_it_says(before: State, after: State, siege: SiegeView, end: Event) -> None:
    result = {"won": siege.if_won, "lost": siege.if_lost, "tied": siege.if_tied}[siege.stands]
    lead = end.args["attack"] - end.args["defence"]
    assert result is not None
    assert siege.stands == ("won" if lead > 0 else "tied" if lead == 0 and siege.plains else "lost")
    seats = range(before.terms.seats)
    houses = after.view(None).houses
    assert result.cities == tuple(houses[seat].cities for seat in seats)
    assert result.prestige == tuple(prestige(after, seat) - prestige(before, seat) for seat in seats)
    assert result.vacates is (after.phase == "vacate")
    if result.retreating:
        assert (after.phase, after.left) == ("retreat", result.retreating)
        assert {f"retreat:{city}" for city in result.havens} <= set(after.view(after.actor).moves)


def test_V_SIE_5_a_siege_tells_what_winning_and_losing_come_to() -> None:
    """Naples would lose Firenze with its cathedral, its fifth city and so a courtier place; its garrison falls."""
    cities = {"Firenze": 1, "Pisa": 0, "Siena": 0, "Napoli": 1, "Bari": 1, "Ancona": 1, "Benevento": 1}
    position = {
        "game": "virtu", "year": 2, "stage": "sieges", "phase": "bidding", "to_move": 0, "order": [0, 1, 2],
        "seats": [
            {"marker": 1, "troops": {"Firenze": 3}, "war_tokens": 2},
            {"marker": 1, "palace": {"left-1": "bishop", "left-2": "merchant"}, "troops": {"Firenze": 1}},
            {"marker": 1},
        ],
        "cities": {**cities, "Padova": 2, "Venezia": 2}, "cathedrals": ["Firenze"],
        "siege": {"city": "Firenze", "attacker": 0, "rival": 1},
    }  # fmt: skip
    siege = GAME.from_position(position).view(None).siege
    assert siege is not None
    assert (siege.stands, siege.attack.reach) == ("lost", 5)
    won, lost = siege.if_won, siege.if_lost
    assert (won.losses, won.gains, won.trophy, won.vacates) == ((2, 1), ("Firenze", "cathedral-1"), 1, True)
    assert (won.cities, won.places, won.retreating) == ((3, 4, 2), (0, 0, 0), 0)
    assert won.prestige[0] > 0 > won.prestige[1]
    assert (lost.losses, lost.gains, lost.trophy, lost.vacates) == ((1, 0), (), None, False)
    assert (lost.cities, lost.places) == ((2, 5, 2), (0, 1, 0))
    assert (lost.retreating, lost.havens, lost.prestige) == (2, ("Pisa", "Siena"), (0, 0, 0))
    assert siege.if_tied is None


def test_V_SIE_7_a_battle_on_the_plains_may_be_tied() -> None:
    position = {
        "game": "virtu", "year": 2, "stage": "sieges", "phase": "bidding", "to_move": 0, "order": [0, 1, 2],
        "seats": [
            {"marker": 1, "troops": {"Siena": 1}, "war_tokens": 1},
            {"marker": 1, "troops": {"Siena": 2}},
            {"marker": 1},
        ],
        "cities": {"Firenze": 0, "Pisa": 0, "Napoli": 1, "Bari": 1, "Padova": 2, "Venezia": 2},
        "siege": {"city": "Siena", "attacker": 0, "rival": 1, "plains": True},
    }  # fmt: skip
    siege = GAME.from_position(position).view(None).siege
    assert siege is not None
    assert siege.if_tied is not None
    assert siege.stands == "lost"
    assert [end.losses for end in (siege.if_won, siege.if_lost, siege.if_tied)] == [(1, 2), (1, 1), (1, 1)]


# -- whoever looks


@every_setup
def test_a_view_is_data_the_same_for_all_who_only_watch(setup: signoria.Setup) -> None:
    for state in moments(setup, "watching", each=2):
        views = [state.view(seat) for seat in (None, *range(setup.seats))]
        for view in views:
            json.dumps(msgspec.to_builtins(view))
            if view.seat != state.to_move:
                assert (view.choices, view.barred, view.ways, view.legal, view.moves) == ((), (), (), (), ())
                if state.phase != "placing":
                    look = msgspec.structs.replace(view, seat=None, annexations=views[0].annexations)
                    assert look == views[0]
        mover = state.view(state.to_move)
        assert mover.choices
        assert mover == state.view(state.to_move)


@every_setup
def test_an_indulgence_is_never_hidden_in_the_best_way(setup: signoria.Setup) -> None:
    """V-PAY-6: where `pay` is legal after a choice, the choice takes none."""
    for state in moments(setup, "indulgences", each=2):
        for choice in state.view(state.actor).choices:
            taken = sum(event.id == "indulgence-taken" for event in choice.changes)
            assert choice.indulgence is (taken == 1)
            if taken and state.phase != "payment" and choice.price:
                after = state.copy()
                after.apply(after.parse(choice.move))
                if after.phase == "payment":
                    assert PAY not in after.legal()
                    assert purse(after, after.payment.purpose) & INDULGENCE_BIT
