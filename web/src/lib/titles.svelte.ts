import type { Edition, Title } from "../protocol";
import * as api from "./api";

/** The titles that can be played here, as the server tells of them. */
class Titles {
  all = $state.raw<Title[]>([]);
  /** The server has answered, or cannot be reached. */
  ready = $state(false);

  async load(): Promise<Title[]> {
    try {
      this.all = await api.titles();
    } finally {
      this.ready = true;
    }
    return this.all;
  }

  /** The one that is played where nobody names another. */
  get first(): string {
    return this.all[0]?.name ?? "";
  }

  of(name: string): Title | undefined {
    return this.all.find((title) => title.name === name);
  }

  /** One that an owner brought is played like the usual one. */
  edition(title: string, edition: string): Edition | undefined {
    const editions = this.of(title)?.editions ?? [];
    return editions.find((one) => one.name === edition) ?? editions[0];
  }
}

export const titles = new Titles();
