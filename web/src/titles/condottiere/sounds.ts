import type { Cues } from "../../lib/sound/cues";

export const sounds: Cues = {
  played: {
    by: "card",
    is: {
      drummer: "drum",
      winter: "wind",
      spring: "lark",
      bishop: "church",
      scarecrow: "straw",
      courtesan: "lute",
      heroine: "sword",
      surrender: "falling",
    },
    else: "paper",
  },
  passed: "cloth",
  placed: "hoofs",
  marker: "hoofs",
  favour: "keys",
  "region-taken": { by: "seat", is: { me: "victory" }, else: "drums" },
  "region-held": { by: "defender", is: { me: "victory" }, else: "drums" },
  "region-free": "thud",
  "game-over": { by: "winners", is: { me: "triumph" }, else: "defeat" },
};
