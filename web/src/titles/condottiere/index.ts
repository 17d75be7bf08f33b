import type { Door } from "../../lib/board";

export default {
  board: () => import("./Board.svelte"),
  course: () => import("./Course.svelte"),
  keys: [
    { keys: ["←", "→", "↑", "↓"], does: "key-arrows" },
    { keys: ["Enter"], does: "key-enter" },
    { keys: ["1", "…", "6", "0"], does: "key-digits" },
    { keys: ["P"], action: "pass" },
    { keys: ["O"], action: "pass:open" },
    { keys: ["C"], does: "key-hand" },
    { keys: ["M"], does: "key-map" },
    { keys: ["N"], does: "key-need" },
  ],
} satisfies Door;
