import type { Door } from "../../lib/board";
import { auto } from "./auto";
import { scores } from "./scores";
import { sounds } from "./sounds";

export default {
  board: () => import("./Board.svelte"),
  heading: () => import("./Heading.svelte"),
  aside: () => import("./map/MiniMap.svelte"),
  emblem: () => import("./Emblem.svelte"),
  figures: () => import("./learn/Figure.svelte"),
  auto,
  scores,
  sounds,
  keys: [
    { keys: ["1", "…", "9", "0"], does: "key-digits" },
    { keys: ["←", "→", "↑", "↓"], does: "key-arrows" },
    { keys: ["Enter"], does: "key-enter" },
    { keys: ["Esc"], does: "key-unselect" },
    { keys: ["P"], action: "pass" },
    { keys: ["O"], action: "pass:open" },
    { keys: ["I"], does: "key-about" },
    { keys: ["K"], does: "reference" },
    { keys: ["C"], does: "key-hand" },
    { keys: ["M"], does: "key-map" },
    { keys: ["B"], does: "last-battle" },
  ],
  tips: () => import("./tips"),
} satisfies Door;
