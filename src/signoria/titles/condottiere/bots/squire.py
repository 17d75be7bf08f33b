"""A quick heuristic: spends in proportion to the stakes, wins cheaply or not at all, uses each card for its purpose."""

from __future__ import annotations

from signoria.engine.chance import Rng
from signoria.engine.contract import Budget, Explanation
from signoria.titles.condottiere.bots.reading import DECISIVE, Field, group_with, is_free, printed_value, worth
from signoria.titles.condottiere.rules.actions import FAVOUR_NONE, FOLDING, HOLDING, PASS, PASS_OPEN, TAKE_NONE, TAKING
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KIND_NAMES,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    WINTER,
)
from signoria.titles.condottiere.text.view_types import View

COST = {COURTESAN: 1.0, DRUMMER: 6.0, HEROINE: 9.0, WINTER: 4.0, SPRING: 4.0, BISHOP: 4.0, SURRENDER: 4.0}
SHARE = 0.1
"""Of the hand's power, for each point of what is at stake."""
CHEAP_REGION = 10.0
"""A region that nobody fights for is worth any one card; so games between squires come to an end."""
KEEPING = (HEROINE, MERCENARIES - 1, DRUMMER, SURRENDER, WINTER, MERCENARIES - 2, BISHOP)


Advice = tuple[int, str]
"""An action, and why: the end of a message id, `hint-why-…`."""


class Squire:
    def __init__(self, seed: object = 0, _budget: Budget | None = None) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> int:
        return self.advise(view)[0]

    def explain(self, view: View) -> Explanation:
        return Explanation(*self.advise(view))

    def advise(self, view: View) -> Advice:
        seat = view.seat
        assert seat is not None  # noqa: S101 - a bot sits at the table
        if len(view.legal) == 1:
            return view.legal[0], "only"
        match view.phase:
            case "battle":
                return self.fight(view, seat)
            case "place":
                return self.place(view, seat)
            case "take":
                return self.take(view, seat)
            case "favour":
                return self.favour(view, seat)
            case "fold":
                return self.fold(view, seat)
            case "keep":
                return next((kind for kind in KEEPING if kind in view.legal), PASS), "useful"
            case _:
                return max(view.legal), "useful"

    # -- where to fight

    def place(self, view: View, seat: int) -> Advice:
        """A region that helps me and no rival; with a weak hand, one that nobody needs."""
        power = hand_power(view, seat)
        others = [other for other in range(len(view.seats)) if other != seat]

        def score(action: int) -> float:
            region = view.moves[view.legal.index(action)].partition(":")[2]
            if not region:
                return -1000.0
            mine = worth(view, seat, region)
            theirs = max(worth(view, other, region) for other in others)
            nerve = 1.0 if power >= 15 else 0.3
            return nerve * min(mine, 20) - 0.5 * min(theirs, 20) + 0.01 * float(self.rng.below(100))

        action = max(view.legal, key=score)
        return action, self.why_there(view, seat, view.moves[view.legal.index(action)].partition(":")[2])

    def why_there(self, view: View, seat: int, region: str) -> str:
        if worth(view, seat, region) >= DECISIVE:
            return "wins"
        return "joins" if group_with(frozenset(view.seats[seat].regions), region) > 1 else "quiet"

    # -- how to fight

    def fight(self, view: View, seat: int) -> Advice:
        field = Field(view, seat)
        rivals = [s for s, other in enumerate(view.seats) if s != seat and not other.passed and other.cards != 0]
        action, reason = self.choose_card(view, field, rivals)
        if action == PASS and PASS_OPEN in view.legal and rivals and self.is_a_shield(field):
            return PASS_OPEN, "shields"
        return action, reason

    def is_a_shield(self, field: Field) -> bool:
        """Would a Bishop take the battle from me, unless my face-down card draws it away from the others?"""
        return field.struck(opened=True).lead() > 0 >= field.struck(opened=False).lead()

    def choose_card(self, view: View, field: Field, rivals: list[int]) -> Advice:
        seat = field.seat
        stakes = self.stakes(view, seat)
        lead = field.lead()
        if lead > 0 and SURRENDER in view.legal and stakes >= 2:
            return SURRENDER, "ends"
        if lead > 0 and not rivals:
            return self.save_a_soldier(view, field)
        budget = self.budget(view, seat, stakes)
        if lead > 0:
            return self.wait(view, budget)
        if not any(other.line or other.face_down for other in view.seats):
            budget = max(budget, CHEAP_REGION)
        attack = self.overtake(view, field, budget, bool(rivals))
        return (attack[0], self.why_now(view, seat, attack[1])) if attack else self.retreat(view, field)

    def why_now(self, view: View, seat: int, reason: str) -> str:
        """A battle that decides the game is its own reason."""
        if view.battle is None or worth(view, seat, view.battle) >= DECISIVE:
            return "wins"
        rivals = (s for s in range(len(view.seats)) if s != seat)
        return "denies" if any(worth(view, s, view.battle) >= DECISIVE for s in rivals) else reason

    def stakes(self, view: View, seat: int) -> float:
        """What this battle is worth: to me, and to deny it to the others."""
        if view.battle is None:
            return DECISIVE
        mine = worth(view, seat, view.battle)
        if view.defender == seat:
            mine += 2
        theirs = max(worth(view, s, view.battle) for s in range(len(view.seats)) if s != seat)
        return max(mine, 0.5 * theirs)

    def budget(self, view: View, seat: int, stakes: float) -> float:
        """How much strength may still go into this battle."""
        if stakes >= DECISIVE / 2:
            return 1000.0
        spent = sum(cost(KIND_NAMES.index(card)) for card in view.seats[seat].line)
        share = min(0.9, SHARE * stakes)
        return share * (hand_power(view, seat) + spent) - spent

    def overtake(self, view: View, field: Field, budget: float, contested: bool) -> Advice | None:
        """The cheapest card that puts me ahead, or a step towards it that I can still afford."""
        plays = [kind for kind in view.legal if kind < PASS and kind not in (SCARECROW, SURRENDER)]
        leading = [(cost(kind), kind) for kind in plays if field.after(kind).lead() > 0 and cost(kind) <= budget]
        if leading:
            return min(leading)[1], "overtakes"
        deficit = -field.lead()
        reserve = sum(cost(KIND_NAMES.index(card)) for card in view.seats[field.seat].hand or ())
        if deficit >= min(budget, reserve):
            return None
        steps = [(field.after(kind).lead() - cost(kind) / 2, kind) for kind in plays if cost(kind) <= budget]
        return (max(steps)[1], "closer") if steps and (contested or reserve > deficit) else None

    def wait(self, view: View, budget: float) -> Advice:
        """Ahead, with rivals still in: a card that costs little keeps me in the battle; else let them try."""
        for kind in (COURTESAN, SCARECROW, 0):
            if kind in view.legal and cost(kind) <= budget:
                return kind, "waits"
        return PASS, "ahead"

    def save_a_soldier(self, view: View, field: Field) -> Advice:
        """Nobody can answer: a scarecrow may bring home what is not needed to win."""
        spare = [k for k in range(4, MERCENARIES) if field.own_soldiers() >> 4 * k & 15 and field.without(k).lead() > 0]
        return (SCARECROW, "saves") if SCARECROW in view.legal and spare else (PASS, "ahead")

    def retreat(self, view: View, field: Field) -> Advice:
        """Lost: bring the best soldier home if he is worth a scarecrow, else pass."""
        worthwhile = field.own_soldiers() >> 4 * 4
        return (SCARECROW, "saves") if SCARECROW in view.legal and worthwhile else (PASS, "costly")

    # -- smaller decisions

    def take(self, view: View, seat: int) -> Advice:
        """The strongest soldier who is not needed to win; in a lost battle the strongest."""
        field = Field(view, seat)
        kinds = [action - TAKING for action in view.legal if action != TAKE_NONE]
        if field.lead() > 0:
            kinds = [kind for kind in kinds if field.without(kind).lead() > 0]
        return (TAKING + max(kinds), "saves") if kinds else (TAKE_NONE, "ahead")

    def favour(self, view: View, seat: int) -> Advice:
        """Where it hurts the most dangerous rival and not me; nowhere if no region stands out."""
        others = [other for other in range(len(view.seats)) if other != seat]

        def harm(action: int) -> float:
            region = view.moves[view.legal.index(action)].partition(":")[2]
            if action == FAVOUR_NONE or not is_free(view, region) or region == view.battle:
                return 0.0
            return max(worth(view, other, region) for other in others) - worth(view, seat, region)

        action = max(view.legal, key=harm)
        return action, "quiet" if action == FAVOUR_NONE else "harms"

    def fold(self, view: View, seat: int) -> Advice:
        """Hold what can still win a battle; anything else is worth a new deal."""
        hand = view.seats[seat].hand or ()
        useful = [card for card in hand if card in ("heroine", "courtesan")]
        return (HOLDING, "useful") if useful else (FOLDING, "fresh")


def cost(kind: int) -> float:
    """What a card is worth in hand."""
    return float(printed_value(kind)) if kind < MERCENARIES else COST.get(kind, 2.0)


def hand_power(view: View, seat: int) -> float:
    return sum(cost(KIND_NAMES.index(card)) for card in view.seats[seat].hand or ())
