const KEY = "signoria-tips";

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Which tips this reader has read, by title. */
class TipsRead {
  #read = $state.raw(load());

  has(title: string, tip: string): boolean {
    return this.#read.includes(`${title}/${tip}`);
  }

  /** Whether none of a title's is left. */
  all(title: string): boolean {
    return this.#read.includes(title);
  }

  add(title: string, tip: string): void {
    this.#save([...new Set([...this.#read, `${title}/${tip}`])]);
  }

  finish(title: string): void {
    if (!this.all(title)) this.#save([...this.#read, title]);
  }

  /** Begin afresh, in every title. */
  forget(): void {
    this.#save([]);
  }

  #save(read: string[]): void {
    this.#read = read;
    try {
      localStorage.setItem(KEY, JSON.stringify(read));
    } catch {
      // A browser without storage says them again after a reload.
    }
  }
}

export const tipsRead = new TipsRead();
