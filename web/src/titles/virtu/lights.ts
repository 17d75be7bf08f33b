import { aimOf, type Thing } from "./things";
import type { View } from "./view";

/** What can be touched now. */
export interface Lights {
  actions: Map<Thing, string[]>;
  holdable: Set<Thing>;
}

/** Every legal action at its things; what must be held before lights up only then. */
export function lightsOf(legal: readonly string[], view: View, held: Thing | null): Lights {
  const actions = new Map<Thing, string[]>();
  const holdable = new Set<Thing>();
  for (const action of legal) {
    const aim = aimOf(action, view);
    if (aim.from) holdable.add(aim.from);
    const offered = aim.from === undefined || aim.from === held || (!aim.held && held === null);
    if (offered) for (const thing of aim.things) actions.set(thing, [...(actions.get(thing) ?? []), action]);
  }
  return { actions, holdable };
}

/** Everything that can be touched or picked up, once. */
export const litThings = ({ actions, holdable }: Lights): Thing[] => [...new Set([...actions.keys(), ...holdable])];

/** By their move. */
export const byMove = <Told extends { move: string }>(told: readonly Told[]): ReadonlyMap<string, Told> =>
  new Map(told.map((one) => [one.move, one]));
