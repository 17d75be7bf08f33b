import type { Door } from "../../lib/board";

export default { board: () => import("./Board.svelte") } satisfies Door;
