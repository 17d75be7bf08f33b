/** How long a bot's decision is looked at; ``turn``: not at all, on to one's own turn. */
export type Pace = "slow" | "normal" | "fast" | "turn";

export const PACES: Pace[] = ["slow", "normal", "fast", "turn"];

/** Milliseconds from what was shown last to a bot's decision. */
export const HOLDS: { [pace in Pace]: number } = { slow: 1600, normal: 900, fast: 350, turn: 0 };

/** How much faster things move. */
export const HASTE: { [pace in Pace]: number } = { slow: 1, normal: 1, fast: 2, turn: 1 };
