import { over, run } from "../../lib/flight";

const SKIES: { [card: string]: { flake: string; colour: string } } = {
  winter: { flake: "❄", colour: "#7f9bb3" },
  spring: { flake: "✿", colour: "#b4668a" },
};
const FLAKES = 12;

/** Winter falls over the board, or the petals of spring. */
export async function weather(board: Element, card: string | null, pace: number): Promise<void> {
  const sky = card ? SKIES[card] : undefined;
  if (!sky) return;
  const at = board.getBoundingClientRect();
  const air = document.createElement("div");
  air.setAttribute("aria-hidden", "true");
  air.style.cssText = `${over(at)};z-index:55;overflow:hidden;color:${sky.colour}`;
  const falling = Array.from({ length: FLAKES }, (_, number) => {
    const flake = document.createElement("span");
    flake.textContent = sky.flake;
    flake.style.cssText = `position:absolute;top:-2rem;left:${(number * 61) % 100}%;font-size:${0.8 + ((number * 7) % 10) / 8}rem`;
    air.append(flake);
    const drift = ((number * 37) % 60) - 30;
    const frames = [
      { transform: "none", opacity: 0.9 },
      { transform: `translate(${drift}px, ${at.height + 40}px) rotate(${drift * 6}deg)`, opacity: 0.2 },
    ];
    return () => run(flake, frames, (600 + ((number * 53) % 200)) / pace, "ease-in", ((number * 29) % 100) / pace);
  });
  document.body.append(air);
  await Promise.all(falling.map((fall) => fall()));
  air.remove();
}
