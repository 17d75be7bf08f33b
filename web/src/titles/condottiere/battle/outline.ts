/** Around what is drawn, so that it is not cut. */
const MARGIN = 14;

/** The square around a path, as a viewBox. */
export function outlineOf(path: string, margin = MARGIN): string {
  const numbers = (path.match(/-?\d+\.?\d*/g) ?? []).map(Number);
  const along = (start: 0 | 1): [number, number] => {
    const of = numbers.filter((_, place) => place % 2 === start);
    return [Math.min(...of), Math.max(...of)];
  };
  const [[left, right], [top, bottom]] = [along(0), along(1)];
  const size = Math.max(right - left, bottom - top) + 2 * margin;
  return [(left + right - size) / 2, (top + bottom - size) / 2, size, size].map(Math.round).join(" ");
}
