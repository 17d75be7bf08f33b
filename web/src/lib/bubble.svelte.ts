/** A sentence beside what it speaks of: while that is pointed at, has the focus, or after a touch. */
class Bubble {
  text = $state("");
  /** What it speaks of, on the screen. */
  about = $state.raw<DOMRect | null>(null);

  show(text: string, element: Element): void {
    this.text = text;
    this.about = element.getBoundingClientRect();
  }

  hide(): void {
    this.about = null;
  }
}

export const bubble = new Bubble();

/** Lets an element, drawn or not, tell a sentence. */
export function tells(text: string): (element: Element) => () => void {
  return (element) => {
    const show = () => bubble.show(text, element);
    const hide = () => bubble.hide();
    /** The touch was for the sentence, not for what lies below. */
    const touch = (event: Event) => {
      event.stopPropagation();
      show();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", show],
      ["pointerleave", hide],
      ["focus", show],
      ["blur", hide],
      ["click", touch],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      hide();
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
    };
  };
}
