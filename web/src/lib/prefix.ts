/** The path under which this page is reached, as `/signoria`; empty: at the root. The server writes it into the page. */
export const PREFIX = document.querySelector<HTMLMetaElement>("meta[name=prefix]")?.content ?? "";

/** An address of ours as the browser must ask for it. */
export const urlOf = (path: string): string => PREFIX + path;
