import type { Door } from "../../lib/board";
import { sounds } from "./sounds";
import { scores } from "./scores";

export default {
  board: () => import("./Board.svelte"),
  course: () => import("./Course.svelte"),
  heading: () => import("./Heading.svelte"),
  broad: true,
  sounds,
  emblem: () => import("./Emblem.svelte"),
  family: () => import("./Arms.svelte"),
  figures: () => import("./learn/Figure.svelte"),
  scores,
  keys: [
    { keys: ["Enter"], does: "key-touch" },
    { keys: ["N"], does: "key-next" },
    { keys: ["Esc"], does: "key-back" },
    { keys: ["W"], does: "key-way" },
    { keys: ["D"], does: "key-done" },
    { keys: ["C"], does: "ask-cash" },
    { keys: ["I"], does: "key-indulgence" },
    { keys: ["K"], does: "reference" },
    { keys: ["1", "…", "4"], does: "key-scenes" },
  ],
  tips: () => import("./tips"),
} satisfies Door;
