import { PREFIX, urlOf } from "./prefix";

/** The address without the prefix. */
const here = (): string => location.pathname.slice(PREFIX.length) || "/";

const isOurs = (path: string): boolean => path.startsWith(urlOf("/")) && !path.startsWith(urlOf("/api/"));

/** Where in the page we are: the address is the whole truth. */
class Router {
  path = $state(here());
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", urlOf(address));
    const elsewhere = this.path !== here();
    this.#read();
    if (elsewhere) scrollTo(0, 0);
  }

  #read(): void {
    this.path = here();
    this.query = new URLSearchParams(location.search);
  }

  /** Plain clicks on links inside the page do not load it again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || !isOurs(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname.slice(PREFIX.length) + link.search + link.hash);
  }
}

export const router = new Router();
