import type { Cues } from "../../lib/sound/cues";

export const sounds: Cues = {
  year: "church",
  cashed: "coin",
  traded: "coin",
  wages: "coin",
  bought: "paper",
  "moved-troop": "march",
  retreated: "march",
  "agent-sent": "cloth",
  annexed: "seal",
  allied: "seal",
  "indulgence-taken": "keys",
  built: "church",
  "siege-begun": "drum",
  struck: "sword",
  conquered: { by: "seat", is: { me: "victory" }, else: "cannon" },
  repelled: "falling",
  "game-over": { by: "winners", is: { me: "triumph" }, else: "defeat" },
};
