// Written by `make types`. Do not edit.

/** Data of any shape. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface AccountBody {
  name: string;
  password: string;
}

/** Make a decision. `turn` is `look.turn` as the client saw it: a stale one is refused. */
export interface Act {
  do: "act";
  id: string;
  seat: number;
  turn: number;
  action: string;
}

/** A seat decided; what may be known of it is in the events. */
export interface Acted {
  is: "acted";
  seat: number;
}

/** What the rulebook of an edition advises against: these options together. `message` is the id of its words. */
export interface Advice {
  options: string[];
  message: string;
}

/**
 * An action that was possible and the chance to win that it gave, as its seat could know. `error`: one standard error
 * of the chance.
 */
export interface Alternative {
  action: string;
  value: number;
  error: number;
}

/**
 * A whole game. `chances`: of every moment at which somebody had a choice (where a turn is made of steps: of the first
 * in it), and of the end. `judgements`: all decisions that were one. `turning_points`: of each seat at most three, the
 * costliest first, each sure enough. `swings`: the moments that changed the chances most, the biggest first.
 */
export interface Analysis {
  game: string;
  simulations: number;
  chances: Chances[];
  judgements: Judgement[];
  turning_points: Judgement[][];
  swings: Swing[];
}

/** `ready`: here it is. `waiting` and `working`: ask again; `done` is the part that is, 0 to 1. */
export interface AnalysisReply {
  status: "ready" | "unasked" | "waiting" | "working";
  done: number;
  analysis: Analysis | null;
}

/** To the open motion. One no ends it; who asked may say no to withdraw it. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  motion: number;
  yes: boolean;
}

/** Accept or decline a deal; who proposed it says no to withdraw it. */
export interface AnswerDeal {
  do: "answer-deal";
  id: string;
  seat: number;
  deal: number;
  yes: boolean;
}

export interface Answered {
  is: "answered";
  motion: number;
  seat: number;
  yes: boolean;
}

/** The host says how families come to seats while the table waits: in order, as people choose, or by lot. */
export interface Arrange {
  do: "arrange";
  id: string;
  families: "choose" | "lot" | "order";
}

export interface AskPause {
  do: "ask-pause";
  id: string;
  seat: number;
}

export interface AskRematch {
  do: "ask-rematch";
  id: string;
  seat: number;
}

/** Ask the others to let a bot play for `target`, who went away. */
export interface AskReplace {
  do: "ask-replace";
  id: string;
  seat: number;
  target: number;
}

/** Take back one's last decision: at once while that is free, else a motion to all. */
export interface AskUndo {
  do: "ask-undo";
  id: string;
  seat: number;
}

export interface Asked {
  is: "asked";
  motion: Motion;
}

/**
 * The predictions from `low` up to `high`: how many, what they said on average, how often it came true, and between
 * which bounds that lies with 95 % confidence. Predictions of one game share its luck: games are counted.
 */
export interface Bin {
  low: number;
  high: number;
  predictions: number;
  games: number;
  predicted: number;
  happened: number;
  least: number;
  most: number;
}

export interface BotAct {
  action: string;
  turn?: number | null;
  seat?: number | null;
}

/** A line of the event stream: a table at which your program sits started, waits for it, or is over. */
export interface BotEvent {
  is: "game";
  table: string;
  status: "over" | "playing" | "waiting";
  seats: number[];
}

export interface BotSay {
  text: string;
  to?: number[] | null;
  seat?: number | null;
}

/** `why`: the player resigned, ran out of time, or was replaced by consent. */
export interface BotTookOver {
  is: "bot-took-over";
  seat: number;
  name: string;
  why: "replaced" | "resigned" | "time";
}

/**
 * A game that went on otherwise from the moment `turn` of another, its player in `seat`. `invite` opens it to whoever
 * may see the other one, as soon as it is over, and to its player before.
 */
export interface Branch {
  table: string;
  turn: number;
  seat: number;
  /** Of the player. */
  name: string;
  status: "over" | "playing" | "waiting";
  /** Milliseconds since 1970. */
  changed: number;
  mine: boolean;
  invite: string;
  outcome: Outcome | null;
}

/**
 * Where a game came from, if it is a branch, and the games that branched off from it, the latest first. `invite` opens
 * the origin, for the player of the branch.
 */
export interface Branches {
  origin: Origin | null;
  invite: string;
  branches: Branch[];
}

/**
 * `brier`: the mean squared error of the predictions with its bounds; `guess`: that of whoever gives all seats the same
 * chance. 0 is perfect.
 */
export interface Calibration {
  game: string;
  seats: number;
  bots: string[];
  games: number;
  moments: number;
  simulations: number;
  seed: number;
  bins: Bin[];
  brier: number;
  brier_least: number;
  brier_most: number;
  guess: number;
}

/** Carried out and durable. `number` is where your stream stands. */
export interface Carried {
  number: number;
}

/** Each seat's chance to win at a moment of the replay, for somebody who sees all cards. */
export interface Chances {
  turn: number;
  values: number[];
}

/** A legal action: the title's number for it, and its text, which is what `act` sends. */
export interface Choice {
  action: number;
  text: string;
}

/** Take a family that is free (empty: none) while the table waits, where people choose. */
export interface Choose {
  do: "choose";
  id: string;
  seat: number;
  family: string;
}

/** The host empties a seat while the table waits. */
export interface Clear {
  do: "clear";
  id: string;
  seat: number;
}

/**
 * `move`: `seconds` for each decision (days for asynchronous play); `game`: for all, plus `increment`. `at_zero`: `bot-
 * moves` makes that one decision, `bot-takes-over` keeps the seat, `ends` the others win.
 */
export interface Clock {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
  at_zero?: "bot-moves" | "bot-takes-over" | "ends";
}

/** The server ends this connection. `retry`: come back and resume. */
export interface Closing {
  is: "closing";
  reason: "restart" | "signed-out" | "too-fast" | "too-large" | "too-slow" | "unknown-command";
  retry: boolean;
}

/** A branch beside its origin, from the moment where they part. `done` counts both analyses. */
export interface ComparisonReply {
  status: "ready" | "unasked" | "waiting" | "working";
  done: number;
  origin: Course | null;
  branch: Course | null;
}

/** An owner's component file: what it is called, and all that is in it. */
export interface ComponentsBody {
  name: string;
  text: string;
}

/** One course of a game from a moment on: the chances to win at the moments of its own replay, `source`. */
export interface Course {
  source: string;
  chances: Chances[];
  outcome: Outcome | null;
}

/** `kept` is filled when the game is over: one entry a pledge, null where there was no occasion. */
export interface Deal {
  number: number;
  seat: number;
  to: number[];
  pledges: Pledge[];
  accepted?: number[];
  state?: "accepted" | "declined" | "open" | "void" | "withdrawn";
  kept?: (boolean | null)[];
  turn?: number;
}

/** A deal was proposed, answered, or came to an end. */
export interface DealChanged {
  is: "deal";
  seat: number;
  deal: Deal;
}

/** A longer look at one moment: each depth simulates twice as much as the one before. */
export interface DeeperBody {
  depth?: number;
}

/** As for a whole analysis: the chances to win at one moment, and its decision judged. */
export interface DeeperReply {
  status: "ready" | "unasked" | "waiting" | "working";
  done: number;
  chances: Chances | null;
  judgement: Judgement | null;
}

/** A command that was carried out before (it is not repeated). */
export interface Done {
  is: "done";
  id: string;
}

/** One printing of a game, and what can be agreed on before it is played. */
export interface Edition {
  name: string;
  options: string[];
  /** Which options the rulebook advises against playing together, and the id of the words for it. */
  advice: Advice[];
  /** All that seats can play; none where seats do not differ. */
  families: string[];
  /** The actions that a deal may name. */
  promises: string[];
}

/** `why` null: by the rules, and `outcome` says how; else by `time` or because everybody left. */
export interface Ended {
  is: "ended";
  outcome?: Outcome | null;
  why?: "abandoned" | "time" | null;
}

/** One step of the story: the numbered update without its views. `events` are of `seat` (null: a spectator). */
export interface Entry {
  number: number;
  at: number;
  turn: number;
  news?: News[];
  seat?: number | null;
  events?: Event[];
}

/** Something that happened, as one viewer may know it: a message id and its arguments, no prose. */
export interface Event {
  id: string;
  args: { [key: string]: Json };
}

/** What a record says of its chance. `secret` stays null until the game is over. */
export interface Fairness {
  commitment: string;
  secret?: string | null;
  entropy?: string[];
}

export interface GuestBody {
  name: string;
}

export interface Health {
  status: "database-broken" | "database-slow" | "database-unreachable" | "disk-full" | "ok";
  version: string;
  tables: number;
  sockets: number;
}

/** What would the table's bot do? Only when all other seats are bots. Answered by `hint`. */
export interface Hint {
  do: "hint";
  id: string;
  seat: number;
}

/** `candidates`: the best actions with their chances to win, `choice` first; none where nobody judges them. */
export interface HintMessage {
  is: "hint";
  id: string;
  seat: number;
  turn: number;
  choice: Choice;
  reason?: string;
  args?: { [key: string]: Json };
  candidates?: Weighed[];
}

/** What happened so far, as this person may know it. Answered by `history`. */
export interface History {
  do: "history";
  id: string;
  after?: number;
}

export interface HistoryMessage {
  is: "history";
  id: string;
  entries: Entry[];
}

/**
 * What the operator did to a game: took it back to `turn`, or (`patched`) put another position there when so many
 * decisions had been made.
 */
export interface Intervention {
  kind: "patched" | "undone";
  turn: number;
  at: number;
  reason: string;
}

/** The components of an edition as data. `marks`: of every value, by its path (`noble.ambassador.cost`). */
export interface Inventory {
  edition: string;
  values: { [key: string]: Json };
  marks: { [key: string]: "fact" | "inferred" | "reconstructed" };
}

/** `seat` null: the first that is open. `name`: become a guest of this name, if you are nobody yet. */
export interface JoinBody {
  seat?: number | null;
  invite?: string;
  name?: string | null;
  entropy?: string;
}

/** An action to choose from: the share of the victory that it can expect, and one standard error of that. */
export interface Judged {
  action: string;
  value: number;
  error: number;
}

/**
 * A decision, judged by what its seat knew at the time. `turn`: the moment of the replay at which it was made. `loss`:
 * how much chance to win `best` would have given beyond `action` (0: they are the same), `error` its standard error and
 * `sure` the probability that `best` really is better. `reason`: the end of a message id, `hint-why-…`, with its
 * arguments, why `best` is. `alternatives`: the best actions, and the one that was taken.
 */
export interface Judgement {
  turn: number;
  seat: number;
  action: string;
  best: string;
  loss: number;
  error: number;
  sure: number;
  reason: string;
  args: { [key: string]: Json };
  alternatives: Alternative[];
}

/**
 * What a coach says before the decision `turn` of the line, pointing at the CSS selector `point`. It ends with one of
 * the actions `until`, the one of the line first; without any, when the learner says so.
 */
export interface LessonStep {
  say: string;
  point: string;
  until: string[];
  turn: number;
}

/** The game through the eyes of a seat (null: a spectator). */
export interface Look {
  seat: number | null;
  /** How many decisions stand. */
  turn: number;
  to_move: number | null;
  /** The title's own view: everything that may be known. */
  view: object;
  /** Empty when this seat is not to move (or the table is paused or over). */
  legal: Choice[];
  /** What this step changed, in order, to animate and to tell. */
  events: Event[];
  /** Whether this seat may take its last decision back now. */
  undo: "ask" | "free" | null;
  /** The cards that this seat may show to others in talk. */
  showable: string[];
  /** By seat, the cards that it showed to this one and was not seen to part with since; empty: none at all. */
  shown: string[][];
}

/** The secret is shown once: it signs what is sent. */
export interface MadeNotice {
  id: string;
  secret: string;
}

/** `invite` opens a private table: share it as the page's `/table/{id}?invite={invite}`. */
export interface MadeTable {
  id: string;
  invite: string;
}

/** Who asks. `csrf` goes back in the header `x-csrf-token` of everything that writes. */
export interface Me {
  kind: "account" | "guest" | "nobody";
  name: string;
  csrf: string;
}

/** An event, and the moment that it led to. */
export interface Milestone {
  turn: number;
  event: Event;
}

/** A moment of a record: `move` led to it (null: the beginning). `looks`: one a pair of eyes asked for. */
export interface Moment {
  turn: number;
  move: string | null;
  looks: Look[];
}

/** Something all people at the table must agree to. */
export interface Motion {
  number: number;
  kind: "pause" | "rematch" | "replace" | "undo";
  seat: number;
  /** Milliseconds since 1970. */
  expires: number;
  agreed?: number[];
  waits_for?: number[];
  target?: number | null;
}

/** `how`: all agreed, somebody refused, or nobody answered in time. */
export interface MotionEnded {
  is: "motion-ended";
  motion: number;
  kind: "pause" | "rematch" | "replace" | "undo";
  how: "agreed" | "expired" | "refused" | "void";
}

/** `language`: of the sentence in it. */
export interface NoticeBody {
  url: string;
  language?: "en" | "fa" | "hu" | "ru";
}

export interface NoticeLine {
  id: string;
  url: string;
  language: string;
}

/** The operator of the server put another position on the table, from which `seat` plays on: forget all before. */
export interface OperatorPatched {
  is: "operator-patched";
  seat: number;
  turn: number;
  reason: string;
}

/** The operator of the server took back all decisions from `turn` on, the first of them made by `seat`. */
export interface OperatorUndid {
  is: "operator-undid";
  seat: number;
  turn: number;
  reason: string;
}

/**
 * The moment of a finished game from which a table plays on otherwise. `source`: `tables/{id}` or `records/{id}`,
 * `turn` the moment of its replay, `seat` that of the player.
 */
export interface Origin {
  source: string;
  turn: number;
  seat: number;
}

/** How a game ended: the seats that won (several share it, none: a draw) and why. */
export interface Outcome {
  winners: number[];
  reason: string;
}

/**
 * A file that can be played with: `edition` goes into a set-up. How many of its values are `fact`, `inferred` and
 * `reconstructed`, and how many of them are `changed`, that is, not those of the title's usual edition.
 */
export interface OwnComponents {
  edition: string;
  marks: { [key: string]: number };
  changed: number;
}

export interface Paused {
  is: "paused";
  seat: number;
}

/** Play on from the moment `at` of a finished game, in this seat, against bots. */
export interface PlayOnBody {
  at: number;
  seat: number;
  level?: string;
  /** As in a quick start. */
  pace?: number;
  name?: string;
}

/** `by` will (or will not) take `action` at the next decision where it is possible. `note` says what else. */
export interface Pledge {
  by: number;
  action?: string;
  will?: boolean;
  note?: string;
}

/** Which seats are connected now, and how many spectators. Not numbered: only the latest counts. */
export interface Presence {
  is: "presence";
  online: number[];
  spectators: number;
}

/** Every answer from 400 up: a message id and its arguments. `rule` names a rule of the game where one refuses. */
export interface Problem {
  reason: string;
  args: { [key: string]: Json };
  rule: string;
}

/** A deal for the seats `to`. It binds nobody. */
export interface Propose {
  do: "propose";
  id: string;
  seat: number;
  to: number[];
  pledges: Pledge[];
}

/**
 * How good `answer` was. `candidates`: those to choose from, the best first; `reason` and `args` say why, as in a hint;
 * `missed`: how often the bots of the lower levels choose another.
 */
export interface PuzzleAnswer {
  right: boolean;
  answer: string;
  best: string;
  candidates: Judged[];
  reason: string;
  args: { [key: string]: Json };
  missed: number;
  /** How the turn goes on after the best move, where a turn is many small decisions. */
  then: string[];
  /** After the right answer: what the seat sees then, unless chance decides first. */
  look: Look | null;
}

export interface PuzzleAnswerBody {
  action: string;
}

/** A puzzle in a list; the easiest have the difficulty 1, the hardest 5. */
export interface PuzzleLine {
  id: string;
  game: string;
  difficulty: number;
}

/** What had the seat of this look best do? `day`, of the puzzle of the day: which day, as 2026-12-31. */
export interface PuzzleReply {
  id: string;
  game: string;
  setup: Setup;
  difficulty: number;
  look: Look;
  day: string;
}

/** A table against bots, at once. Everything has a default. */
export interface QuickStartBody {
  /** Empty: the first title. */
  game?: string;
  setup?: Setup | null;
  level?: string;
  /** As in the terms; the page needs none, because it shows bots at its reader's pace. */
  pace?: number;
  name?: string;
  /** A lesson of the title: it brings its own set-up. */
  lesson?: string;
  /** The id of a puzzle, to play on from there: it brings game, set-up and seat. */
  puzzle?: string;
}

/** A clock reached zero; the bot makes this decision. */
export interface RanOut {
  is: "ran-out";
  seat: number;
}

/**
 * Say, for all seats that one holds, that the game may start; or take that back. `check` is `table.check.number` as the
 * client saw it: who has not seen the latest change is not ready for it.
 */
export interface Ready {
  do: "ready";
  id: string;
  check: number;
  yes: boolean;
}

/** Everybody is asked whether they are ready; after every change at the table anew, with another number. */
export interface ReadyCheck {
  number: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** One game, as JSON. `moves` are texts: chance as `deal:10,6,…` or `first:2`, actions as `play:10`. */
export interface Record {
  game: string;
  setup: Setup;
  moves?: string[];
  signoria?: number;
  players?: string[];
  outcome?: Outcome | null;
  fairness?: Fairness | null;
  /** The position to start from, where that is not the beginning of a game. */
  start?: { [key: string]: Json } | null;
  /** What a table adds: its deals and what became of them, who was replaced by a bot. */
  notes?: { [key: string]: Json };
  /** The text of the owner's component file that the game was played with; empty: the title's own. */
  components?: string;
}

/** Nothing changed. `rule` is the id of a rule of the game, or empty where the table itself refuses. */
export interface Refused {
  is: "refused";
  id: string;
  reason: string;
  rule?: string;
  args?: { [key: string]: Json };
}

export interface RematchMade {
  is: "rematch";
  seat: number;
  table: string;
}

/**
 * `total` counts the moments from 0; `steps` are those asked for. With the first come `chapters`, all that begin a part
 * of the story, and `course`, all that tell how the game stands.
 */
export interface Replay {
  game: string;
  setup: Setup;
  players: string[];
  total: number;
  outcome: Outcome | null;
  steps: Moment[];
  chapters: Milestone[];
  course: Milestone[];
}

/** A bot of the table's level plays on. */
export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

/** End a pause. */
export interface Resume {
  do: "resume";
  id: string;
  seat: number;
}

export interface Resumed {
  is: "resumed";
  seat: number;
}

/** A variable that is made of several arguments in a row. `needs`: only where this argument is given. */
export interface Row {
  needs: string;
  of: string[];
}

/** `to` null: to all. Who knows the `phrase` reads it in another language than `text`. */
export interface Said {
  is: "said";
  seat: number;
  text: string;
  to?: number[] | null;
  phrase?: string;
  about?: number | null;
}

export interface SatDown {
  is: "sat";
  seat: number;
  name: string;
}

/** To all, or in private to the seats `to`. `phrase` names a ready-made one, `about` the seat it speaks of. */
export interface Say {
  do: "say";
  id: string;
  seat: number;
  text: string;
  to?: number[] | null;
  phrase?: string;
  about?: number | null;
}

/** `person` a human or a program of his; `bot` one of ours; `was`: whom a bot replaced. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  host?: boolean;
  program?: boolean;
  was?: string;
  /** What this seat has chosen, or was given at the start, where people choose. */
  family?: string;
  /** While everybody is asked: whether the game may start for this seat. Bots and programs are always ready. */
  ready?: boolean;
}

/** `me` on several seats: a hot-seat table, with a `name` for each. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** The host puts a bot on an open seat (or another bot on a bot's seat) while the table waits. */
export interface SetBot {
  do: "set-bot";
  id: string;
  seat: number;
  level: string;
}

/**
 * How many play which edition, with which options; all but `seats` has a default. `first`: the seat that begins; null:
 * chance names it. `families`, in a title whose seats differ: that of each seat; none: in the title's order; `lot`:
 * chance deals them. `values`: numbers of the title's own, such as the points that a match is played for. `target` is
 * an older spelling of the value of that name.
 */
export interface Setup {
  seats: number;
  edition?: string;
  options?: string[];
  first?: number | null;
  families?: string[] | "lot";
  values?: { [key: string]: number };
  target?: number | null;
}

export interface SetupBody {
  game: string;
  setup: Setup;
}

/** Show cards of one's hand to the seats `to`: the server vouches that they are there. */
export interface Show {
  do: "show";
  id: string;
  seat: number;
  cards: string[];
  to: number[];
}

/** Real cards of `seat`'s hand at this moment. */
export interface Shown {
  is: "shown";
  seat: number;
  cards: string[];
  to: number[];
}

/** Take an open seat while the table waits. `entropy` is stirred into the shuffle. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  name?: string | null;
  entropy?: string;
}

/** An earlier word, or earlier shown cards. */
export interface Spoken {
  at: number;
  news: Said | Shown;
}

/** Leave a seat while the table waits. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

/** The host waits no longer for people to choose: who has no family gets one that is left. */
export interface Start {
  do: "start";
  id: string;
}

export interface Started {
  is: "started";
}

export interface StoodUp {
  is: "stood";
  seat: number;
  name: string;
}

export interface StoredRecord {
  id: string;
}

/** How much what happened at a moment changed each seat's chance to win. `until`: the next moment that counts. */
export interface Swing {
  turn: number;
  until: number;
  change: number[];
}

export interface TableBody {
  game: string;
  setup: Setup;
  seats: SeatPlan[];
  terms?: Terms;
  /** Become a guest of this name, if you are nobody yet. */
  name?: string | null;
  entropy?: string;
}

/** What everybody may know of the table itself. */
export interface TableInfo {
  id: string;
  game: string;
  setup: Setup;
  terms: Terms;
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  /** SHA-256 of the secret that deals the cards, known before anybody sat down. */
  commitment: string;
  /** Those played at this table, in the title's order; none where seats do not differ. */
  families?: string[];
  paused?: boolean;
  motion?: Motion | null;
  outcome?: Outcome | null;
  ended?: "abandoned" | "time" | null;
  rematch?: string | null;
  /** Revealed when the game is over. */
  secret?: string | null;
  /** The lesson of the title that is learned here. */
  lesson?: string;
  /** Whether the lesson goes as it is meant to: who decides otherwise plays on against the usual bots. */
  on_line?: boolean;
  /** Asked of all people at the table now. */
  check?: ReadyCheck | null;
  /** Where this table branched off from another game. */
  origin?: Origin | null;
  /** What the operator did to this game. */
  interventions?: Intervention[];
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  setup: Setup;
  status: "over" | "playing" | "waiting";
  names: string[];
  open_seats: number;
  /** Milliseconds since 1970. */
  changed: number;
  mine: boolean;
  my_turn: boolean;
  private: boolean;
  outcome: Outcome | null;
  /** The moment of another game that it began from. */
  origin: Origin | null;
}

/** Everything at once: sent on connecting afresh, and when one's place at the table changed. */
export interface TableMessage {
  is: "table";
  number: number;
  at: number;
  you: You;
  table: TableInfo;
  protocol?: number;
  cause?: string | null;
  looks?: Look[];
  time?: Time | null;
  talk?: Spoken[];
  deals?: Deal[];
}

export interface TableReply {
  table: TableInfo;
  /** Those you hold. */
  seats: number[];
  /** For those who sit at the table. */
  invite: string | null;
}

/** How a table is run, chosen when it is made. */
export interface Terms {
  clock?: Clock;
  /** Only people with the invitation may come in or watch; not in the public list. */
  private?: boolean;
  spectators?: boolean;
  /** Seconds by which spectators lag behind. */
  delay?: number;
  /** Milliseconds that a bot takes for a decision at least. */
  pace?: number;
  /** The bot that gives hints and takes over abandoned seats. Empty: the usual one of the title. */
  level?: string;
  /** Each person chooses a family before the game starts. (In order or by lot: see the set-up.) */
  choose_families?: boolean;
  /** One person may hold several seats on one device. */
  hot_seat?: boolean;
  /** Where several people play, the game starts when all of them have said that they are ready. */
  ready_check?: boolean;
}

/** The clocks at `at`: milliseconds left for each seat; `running` counts down. */
export interface Time {
  left: number[];
  running: number | null;
}

/** A game that can be played here. The first of all is the one that is played where nobody names another. */
export interface Title {
  name: string;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  /** The first is the usual one. */
  editions: Edition[];
  /** The bots, from the weakest to the strongest. */
  levels: string[];
  usual_bot: string;
  /** Numbers of the title's own that a set-up may hold. */
  values: { [key: string]: Value };
  /** The events with which a new part of the story begins. */
  chapters: string[];
  /** The events that a log need not tell: others say them, or the board shows them. */
  silent: string[];
  /** Whether an owner may bring components of the box. */
  components: boolean;
  /** By name, in the order in which one learns. */
  lessons: string[];
  /** How many it brings. */
  puzzles: number;
  /** Whether its games can be analysed, and hints say the chance to win. */
  analyst: boolean;
  /** By level, the percent of the usual time that a bot seems to think. */
  paces: { [key: string]: number };
}

/** What a title says: `ftl` are its Fluent messages in `language`, the rest is `[words]` of its manifest. */
export interface TitleWords {
  language: string;
  ftl: string;
  arguments: { [key: string]: string };
  actions: string[];
  rows: { [key: string]: Row };
}

/** Shown once; only its hash is kept. */
export interface TokenReply {
  token: string;
}

/** `seat` took back its last decision: forget what happened from `turn` on. */
export interface Undone {
  is: "undone";
  seat: number;
  turn: number;
}

/**
 * What changed. `number` grows by exactly one; `cause` is the command of yours that did it. `table` is there when it
 * changed; `looks` when the game did, or cards were shown to you: one for each seat you hold. `handover`: on a hot
 * seat, the seat to give the device to, behind a curtain.
 */
export interface Update {
  is: "update";
  number: number;
  at: number;
  news?: News[];
  cause?: string | null;
  table?: TableInfo | null;
  looks?: Look[];
  time?: Time | null;
  handover?: number | null;
}

/** A number of the title's own that a set-up may hold. `option`: only with this one. `rule` limits it. */
export interface Value {
  least: number;
  most: number;
  usual: number;
  option?: string;
  rule?: string;
}

/** An action and the chance to win that it gives. `error`: one standard error. */
export interface Weighed {
  choice: Choice;
  value: number;
  error: number;
}

/** Who the recipient is at this table. `stream` names the numbering: resume only with the same. */
export interface You {
  seats: number[];
  host: boolean;
  stream: string;
}

export type Command =
  | Sit
  | Stand
  | SetBot
  | Clear
  | Arrange
  | Choose
  | Ready
  | Start
  | Act
  | AskUndo
  | AskPause
  | AskReplace
  | AskRematch
  | Answer
  | Resume
  | Resign
  | Say
  | Show
  | Propose
  | AnswerDeal
  | Hint
  | History;

export type News =
  | SatDown
  | StoodUp
  | Started
  | Acted
  | Undone
  | OperatorUndid
  | OperatorPatched
  | Asked
  | Answered
  | MotionEnded
  | Paused
  | Resumed
  | BotTookOver
  | RanOut
  | Said
  | Shown
  | DealChanged
  | Ended
  | RematchMade;

export type Message = TableMessage | Update | Done | Refused | HintMessage | HistoryMessage | Presence | Closing;
