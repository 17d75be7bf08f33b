import type {
  ComponentsBody,
  Inventory,
  JoinBody,
  LessonStep,
  MadeTable,
  Me,
  OwnComponents,
  PlayOnBody,
  Problem,
  PuzzleAnswer,
  PuzzleLine,
  PuzzleReply,
  QuickStartBody,
  Record as GameRecord,
  Replay,
  SetupBody,
  Setup,
  StoredRecord,
  TableBody,
  TableLine,
  TableReply,
  Title,
  TitleWords,
} from "../protocol";
import { urlOf } from "./prefix";

/** The server said no; ``reason`` and ``args`` are a message to be put into the reader's language. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

let me: Promise<Me> | null = null;

export function whoAmI(): Promise<Me> {
  me ??= call<Me>("GET", "/api/me");
  me.catch(() => (me = null));
  return me;
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await ask(method, path, body)).json()) as Answer;
}

async function ask(method: string, path: string, body?: unknown, retry = true): Promise<Response> {
  const headers: { [name: string]: string } = {};
  if (method !== "GET") {
    headers["content-type"] = "application/json";
    headers["x-csrf-token"] = (await whoAmI()).csrf;
  }
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (method !== "GET") init.body = JSON.stringify(body ?? {});
  const response = await fetch(urlOf(path), init).catch(() => {
    throw new Refusal({ reason: "unreachable", args: {}, rule: "" });
  });
  if (!response.ok) {
    const problem = await problemOf(response);
    if (problem.reason !== "csrf" || !retry) throw new Refusal(problem);
    // Another tab has changed who we are.
    me = null;
    return ask(method, path, body, false);
  }
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { reason: "unreachable", args: {}, rule: "" };
  }
}

/** What changes who we are (a guest's name, signing in) changes the token too. */
async function becoming<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const made = await answer;
  me = null;
  return made;
}

export const titles = () => call<Title[]>("GET", "/api/titles");
export const components = (title: string, edition: string) =>
  call<Inventory | null>("GET", `/api/titles/${title}/components?edition=${encodeURIComponent(edition)}`);
/** Check an owner's component file; the server keeps one without errors. */
export const bringComponents = (title: string, body: ComponentsBody) =>
  call<OwnComponents>("POST", `/api/titles/${title}/components`, body);
/** The title's own components as a file. */
export const componentFile = (title: string) => urlOf(`/api/titles/${title}/components/file`);
/** The words of a title, and the tables by which arguments become its variables. */
export const words = (title: string, language: string) =>
  call<TitleWords>("GET", `/api/titles/${encodeURIComponent(title)}/words/${language}`);
/** The rules of a title as HTML; every rule id is an anchor. */
export const rules = async (title: string, language: string) =>
  (await ask("GET", `/api/titles/${encodeURIComponent(title)}/rules/${language}`)).text();
export const tables = (list: "open" | "mine" | "watch" | "over") =>
  call<TableLine[]>("GET", `/api/tables?list=${list}`);
export const table = (id: string, invite: string) =>
  call<TableReply>("GET", `/api/tables/${id}?invite=${encodeURIComponent(invite)}`);
export const quickStart = (body: QuickStartBody) => becoming(call<MadeTable>("POST", "/api/quick-start", body));
export const makeTable = (body: TableBody) => becoming(call<MadeTable>("POST", "/api/tables", body));
export const join = (id: string, body: JoinBody) => becoming(call<TableReply>("POST", `/api/tables/${id}/join`, body));
export const lesson = (title: string, name: string) =>
  call<LessonStep[]>("GET", `/api/titles/${encodeURIComponent(title)}/lessons/${encodeURIComponent(name)}`);
export const puzzles = () => call<PuzzleLine[]>("GET", "/api/puzzles");
/** By its id, or ``daily``. */
export const puzzle = (id: string) => call<PuzzleReply>("GET", `/api/puzzles/${encodeURIComponent(id)}`);
export const answerPuzzle = (id: string, action: string) =>
  call<PuzzleAnswer>("POST", `/api/puzzles/${encodeURIComponent(id)}/answer`, { action });
export const checkSetup = (body: SetupBody) => call<Setup>("POST", "/api/check-setup", body);
export const storeRecord = (record: GameRecord) => call<StoredRecord>("POST", "/api/records", record);
export const beGuest = (name: string) => becoming(call<Me>("POST", "/api/guest", { name }));
export const makeAccount = (name: string, password: string) =>
  becoming(call<Me>("POST", "/api/accounts", { name, password }));
export const signIn = (name: string, password: string) =>
  becoming(call<Me>("POST", "/api/sign-in", { name, password }));
export const signOut = () => becoming(call<Me>("POST", "/api/sign-out"));

/** ``source``: ``tables/{id}`` or ``records/{id}``. */
export const replay = (source: string, invite: string, eyes: string, first: number, count: number) =>
  call<Replay>(
    "GET",
    `/api/${source}/replay?${new URLSearchParams({ invite, eyes, first: String(first), count: String(count) })}`,
  );

/** A new table against bots, from a moment of it. */
export const playOn = (source: string, invite: string, body: PlayOnBody) =>
  becoming(call<MadeTable>("POST", `/api/${source}/play-on?${new URLSearchParams({ invite })}`, body));

/** Stirred into the shuffle, so that nobody chooses the cards, the operator included. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
