/** A letter or two for each name, no two alike: what stands on shields and on the map. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => Array.from(name.trim()));
  const short = letters.map(([first = "?"]) => first.toUpperCase());
  return short.map((one, place) => {
    const alike = short.some((other, elsewhere) => elsewhere !== place && other === one);
    return alike ? one + (letters[place]?.[1] ?? String(place + 1)) : one;
  });
}
