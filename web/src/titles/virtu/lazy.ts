import { Lazy } from "../../lib/lazy.svelte";

/** What the first look at the board does without. */
export const Account = new Lazy(() => import("./houses/Account.svelte"));
export const BonusList = new Lazy(() => import("./houses/BonusList.svelte"));
export const Bonuses = new Lazy(() => import("./siege/Bonuses.svelte"));
export const Ledger = new Lazy(() => import("./winter/Ledger.svelte"));
export const Menu = new Lazy(() => import("./ask/Menu.svelte"));
export const Reference = new Lazy(() => import("./learn/Reference.svelte"));
export const Siege = new Lazy(() => import("./siege/Siege.svelte"));
export const YearSheet = new Lazy(() => import("./houses/YearSheet.svelte"));
