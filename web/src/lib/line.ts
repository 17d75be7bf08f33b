import { entropy } from "./api";
import { doubtServer } from "./needed";
import type { Command, Message } from "../protocol";

export type Answer = Extract<Message, { id: string }> | Extract<Message, { is: "table" | "update" }>;
/** A command before it has its id. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;
export type LineStatus = "connecting" | "open" | "lost" | "refused";

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
}

export interface LineOptions {
  url: (resume: URLSearchParams) => string;
  hear: (message: Message) => void;
  status: (status: LineStatus, code: number) => void;
  open?: (url: string) => WebSocket;
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
/** Where too many sockets were opened, one more at once would be refused too. */
const CROWDED_DELAY = 20_000;
const TOO_MANY = 4429;
/** A timer that comes this late has slept. */
const SLEPT = 15_000;
const REFUSED = new Set([4403, 4404, 4410]);

/** The line to one table: it comes back by itself, misses nothing, and sends no command twice in effect. */
export class Line {
  #options: LineOptions;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #prefix = entropy().slice(0, 8);
  #commands = 0;
  #stream = "";
  #number = 0;
  #delay = FIRST_DELAY;
  #timer = 0;
  #watch = 0;
  #closed = false;

  constructor(options: LineOptions) {
    this.#options = options;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#watchForSleep();
    this.#connect();
  }

  /** Send a command; the answer comes even if the connection breaks in between. */
  send(wish: Wish): Promise<Answer> {
    const command: Command = { ...wish, id: `${this.#prefix}.${++this.#commands}` };
    return new Promise((resolve) => {
      this.#waiting.set(command.id, { command, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
    });
  }

  /** Who we are has changed: come in again. */
  reconnect(): void {
    this.#again();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#options.status("connecting", 0);
    const resume = new URLSearchParams();
    if (this.#stream) {
      resume.set("stream", this.#stream);
      resume.set("after", String(this.#number));
    }
    const url = this.#options.url(resume);
    const socket = this.#options.open?.(url) ?? new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#options.status("open", 0);
      for (const { command } of this.#waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket && !this.#closed) this.#lost(event.code);
    };
  }

  #hear(message: Message): void {
    // Who was told to slow down does not knock again at once.
    this.#delay = message.is === "closing" && message.reason.startsWith("too-") ? LONGEST_DELAY : FIRST_DELAY;
    if (message.is === "update" && message.number !== this.#number + 1) {
      // A hole (or an echo): ask again for what came after the last one we know.
      if (message.number > this.#number) this.#again();
      return;
    }
    if (message.is === "table") this.#stream = message.you.stream;
    if (message.is === "table" || message.is === "update") this.#number = message.number;
    this.#options.hear(message);
    this.#answer(message);
  }

  #answer(message: Message): void {
    const id = "id" in message ? message.id : "cause" in message ? message.cause : null;
    if (!id) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(message as Answer);
  }

  #lost(code: number): void {
    this.#socket = null;
    if (REFUSED.has(code)) {
      this.#options.status("refused", code);
      return;
    }
    doubtServer();
    this.#options.status("lost", code);
    if (code === TOO_MANY) this.#delay = CROWDED_DELAY;
    this.#timer = window.setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #again(): void {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** The network is back, or the reader is: do not wait for the timer. */
  #hurry = (): void => {
    if (document.visibilityState === "visible" && !this.#socket) this.#again();
  };

  /** After a sleep a socket may look open and be dead. */
  #watchForSleep(): void {
    let last = Date.now();
    this.#watch = window.setInterval(() => {
      const now = Date.now();
      if (now - last > SLEPT) this.#again();
      last = now;
    }, 2000);
  }
}
