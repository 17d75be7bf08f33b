interface Keys {
  [key: string]: () => unknown;
}

const layers: Keys[] = [];

/** Keys that work until the returned function is called. While writing, and with Ctrl or Alt, they are text. */
export function keyboard(keys: Keys): () => void {
  layers.push(keys);
  return () => {
    layers.splice(layers.indexOf(keys), 1);
  };
}

addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : document.body;
  const writing = target.matches("input:not([type=range], [type=radio], [type=checkbox]), textarea, select");
  if (writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  // Space presses what has the focus.
  if (event.key === " " && target.closest("button, a[href], input, summary, [role=button]")) return;
  const key = event.key.length === 1 ? latin(event) : event.key;
  const layer = layers.findLast((keys) => key in keys);
  if (!layer) return;
  event.preventDefault();
  layer[key]!();
});

/** A letter by its place on the keyboard, whatever the script that is typed; ``?`` by what it prints. */
function latin(event: KeyboardEvent): string {
  if (event.key === "?" || event.key === "؟") return "?";
  if (/^Key[A-Z]$/.test(event.code)) return event.code.slice(3).toLowerCase();
  if (/^Digit\d$/.test(event.code)) return event.code.slice(5);
  return event.key.toLowerCase();
}
