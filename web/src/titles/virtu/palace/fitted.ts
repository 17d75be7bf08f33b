import type { Attachment } from "svelte/attachments";

/** Words are not drawn smaller than this part of their size. */
const LEAST = 0.72;

/** Letters do not shrink quite as fast as they should. */
const SAFE = 0.96;

/** A word is drawn smaller where its place is too narrow for it. */
export function fitted(_text: string): Attachment<HTMLElement> {
  return (element) => {
    const fit = (): void => {
      element.style.fontSize = "";
      const share = element.clientWidth / element.scrollWidth;
      if (share < 1) element.style.fontSize = `${Math.max(LEAST, share * SAFE)}em`;
    };
    fit();
    void (document.fonts as FontFaceSet | undefined)?.ready.then(fit);
    const place = element.closest(".source") ?? element;
    const watcher = new ResizeObserver(fit);
    watcher.observe(place);
    return () => watcher.disconnect();
  };
}
