/** Milliseconds between two questions to a server that is away. */
const PAUSE = 1000;
/** Milliseconds after which a question counts as not answered. */
const PATIENCE = 5000;
/** Milliseconds in which the page is loaded anew at most once, so that a part that is really missing does not do it for ever. */
const A_MINUTE = 60_000;
const LOADED_ANEW = "signoria-loaded-anew";

/** Whether the server was away when we last heard of it. */
let doubtful = false;
let reaching: Promise<void> | null = null;

/** The server seems to be away: it is asked before a part is fetched from it. */
export function doubtServer(): void {
  doubtful = true;
}

/**
 * A part of the page that somebody waits for, `load` being an `import()`: it comes when the server can be reached.
 * Browsers remember that a script did not come, and do not ask for it again; then only the page itself, loaded anew,
 * brings it. `late` hears that it does not come at once. Null: the page was loaded anew just now, and that did not help.
 */
export async function insist<Loaded>(load: () => Promise<Loaded>, late?: () => void): Promise<Loaded | null> {
  // What is not asked for in vain is not remembered; an installed page has most parts at hand.
  if (!installed() && (doubtful || !navigator.onLine) && !(await answers())) {
    late?.();
    await reached();
  }
  const first = await load().catch(() => null);
  if (first !== null) return first;
  late?.();
  await reached();
  return (await load().catch(() => null)) ?? loadAnew();
}

/** The same for markup, `{#await needed(() => import("./Hint.svelte")) then …}`: it never fails, at worst it never comes. */
export async function needed<Loaded>(load: () => Promise<Loaded>, late?: () => void): Promise<Loaded> {
  return (await insist(load, late)) ?? never();
}

/** Whether a service worker answers for the server. */
const installed = (): boolean => !!(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;

const never = (): Promise<never> => new Promise(() => undefined);

/** The table goes on where it was: the server tells it again. */
function loadAnew(): Promise<never> | null {
  try {
    if (Date.now() - Number(sessionStorage.getItem(LOADED_ANEW)) < A_MINUTE) return null;
    sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
  } catch {
    // A browser that keeps nothing would do it for ever.
    return null;
  }
  location.reload();
  return never();
}

/** When the server answers; however many wait for it, it is asked once. */
function reached(): Promise<void> {
  return (reaching ??= reach().finally(() => (reaching = null)));
}

async function reach(): Promise<void> {
  while (!(await answers())) await pause();
}

async function answers(): Promise<boolean> {
  const init: RequestInit = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
  const answer = await fetch("/health", init).catch(() => null);
  // For a server that is away its proxy answers, with 502 to 504.
  doubtful = !answer || answer.status >= 500;
  return !doubtful;
}

/** Over at once where the network comes back. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, PAUSE);
    addEventListener("online", goOn);
  });
}

// Whoever fetches a part again would take a style sheet that did not come for one that is there.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") target.remove();
  },
  true,
);
