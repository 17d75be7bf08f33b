import type { View } from "../view";

/** The rule that a phase is about. */
const PHASES: { [phase: string]: string } = {
  placing: "V-SET-3",
  marker: "V-SPR-1",
  indulgence: "V-IND-2",
  agent: "V-INT-1",
  payment: "V-PAY-1",
  bonus: "V-PAT-2",
  place: "V-WIN-3",
  sieges: "V-SIE-1",
  bidding: "V-SIE-3",
  retreat: "V-SIE-6",
  withdrawal: "V-SIE-8",
  vacate: "V-ORD-2",
  wages: "V-WIN-1",
  dismissal: "V-WIN-1",
  winter: "V-WIN-2",
  discount: "V-WIN-5",
};
const ACTIONS: { [action: string]: string } = {
  govern: "V-GOV",
  patronage: "V-PAT-1",
  trade: "V-TRD",
  diplomacy: "V-DIP-1",
  war: "V-WAR-1",
  intrigue: "V-INT-1",
};

/** The rule that tells of an action of rooms. */
export const ruleOfAction = (action: string): string => ACTIONS[action] ?? "";

/** Where the rules are opened at a moment: at what is asked; none where nothing is. */
export function ruleOf(view: View): string {
  const house = view.houses[view.to_move ?? -1];
  if (view.phase !== "action") return PHASES[view.phase] ?? "";
  return ruleOfAction(house?.rooms[(house.marker ?? 1) - 1]?.action ?? "");
}
