import type { Repeat } from "../../lib/auto.svelte";
import type { Look } from "../../protocol";
import type { View } from "./view";

const PASS = "pass";

/** Pass for me until the next battle; but nobody is given the game unasked. */
export const auto: Repeat = {
  action: PASS,
  until: "battle-ended",
  label: "auto-pass",
  left: "auto-pass-left",
  offered: ({ seat, view }: Look) => {
    const { battle, seats } = view as View;
    const own = seat === null ? undefined : seats[seat];
    return battle !== null && own !== undefined && !own.passed && !!own.hand?.length;
  },
  grave: ({ seat, view }: Look) => {
    const pass = (view as View).choices.find(({ move }) => move === PASS);
    return !!pass?.wins.some((winner) => winner !== seat);
  },
};
