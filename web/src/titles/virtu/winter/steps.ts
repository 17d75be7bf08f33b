import type { View } from "../view";

const STEPS = ["wages", "palace", "purchases", "hiring", "alliance"];

/** Which of the five steps the own Winter is in, from 0; null: it is not the own Winter. */
export function stepOf(view: View, me: number | null): number | null {
  if (view.stage !== "winter" || me === null || view.to_move !== me) return null;
  const paysWages = view.phase === "wages" || view.phase === "dismissal" || view.payment?.purpose === "wages";
  return paysWages || !view.winter ? 0 : STEPS.indexOf(view.winter.step);
}
