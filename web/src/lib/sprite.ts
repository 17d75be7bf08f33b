const asked = new Set<string>();

/** Brings a file of drawings into the page, so that `<use>` finds them. Whoever draws first asks for it; it stays. */
export async function hang(sprite: string): Promise<void> {
  if (asked.has(sprite)) return;
  asked.add(sprite);
  const drawn = await fetch(sprite)
    .then((answer) => answer.text())
    .catch(() => "");
  if (drawn.startsWith("<svg")) document.body.insertAdjacentHTML("beforeend", drawn);
  else asked.delete(sprite);
}
