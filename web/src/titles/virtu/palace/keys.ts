const STEP: { [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrow keys go from one thing that can be touched to the next: clockwise through the rooms, then through the court. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEP[event.key];
  if (!step) return;
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-action], [data-actions], [data-lit]")];
  const here = found.indexOf(document.activeElement as HTMLElement);
  const next = found.at((here + step + found.length) % found.length);
  if (!next || here < 0) return;
  event.preventDefault();
  next.focus();
}
