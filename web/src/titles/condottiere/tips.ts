import type { Tip } from "../../lib/board";
import type { Look } from "../../protocol";
import { valueOf } from "./cards/kinds";
import type { Choice, SeatView, View } from "./view";

type Battle = View & { battle: string };

const viewOf = ({ view }: Look): View => view as View;
const mine = ({ seat, seats }: View): SeatView | undefined => seats[seat ?? -1];
const choiceOf = ({ choices }: View, move: string): Choice | undefined => choices.find((one) => one.move === move);
const isNoMercenary = (card: string): boolean => !valueOf(card);

/** A tip for a decision in a battle. */
const inBattle = (name: string, point: string, fits: (view: Battle) => boolean = () => true): Tip => ({
  name,
  point: [point],
  fits: (look) => viewOf(look).phase === "battle" && viewOf(look).battle !== null && fits(viewOf(look) as Battle),
});

/** Whether new cards come only when hands are empty. */
const inRounds = ({ options }: View): boolean => !options.includes("draw-after-battle");

const passTakesIt = (view: Battle): boolean => {
  const pass = choiceOf(view, "pass");
  return !!pass?.ends && pass.winner === view.seat;
};

const winsForAnother = ({ battle, seats, seat }: Battle): boolean =>
  seats.some(({ winning }, other) => other !== seat && winning.includes(battle));

export const tips: readonly Tip[] = [
  { name: "place", point: [".map"], fits: (look) => viewOf(look).phase === "place" },
  inBattle("battle", ".hand"),
  inBattle("lead", "[data-ask] [data-action=pass]", passTakesIt),
  inBattle("decisive", ".plaque", winsForAnother),
  inBattle("special", ".hand button:has(.special, .weather)", (view) => !!mine(view)?.hand?.some(isNoMercenary)),
  inBattle("weather", "[data-season]", ({ season }) => season !== null),
  inBattle("bishop", ".hand [data-card=bishop]", (view) =>
    Boolean(choiceOf(view, "play:bishop")?.loses.some((cards) => cards.length)),
  ),
  inBattle(
    "scarecrow",
    ".hand [data-card=scarecrow]",
    (view) => choiceOf(view, "play:scarecrow") !== undefined && !!mine(view)?.line.some((card) => valueOf(card)),
  ),
  inBattle(
    "spend",
    ".own .line",
    (view) => (mine(view)?.line.length ?? 0) > 1 && !view.leaders.includes(view.seat ?? -1) && inRounds(view),
  ),
  inBattle("last", ".hand", (view) => mine(view)?.hand?.length === 1 && inRounds(view)),
];
