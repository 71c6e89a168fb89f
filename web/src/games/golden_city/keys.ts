/** What the keyboard does on the board, beyond what it does everywhere. */
import type { Shortcut } from "../face";

const keys: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], message: "key-roads" },
  { keys: ["PgUp", "PgDn"], message: "key-open" },
  { keys: ["Home"], message: "key-first" },
  { keys: ["Enter"], message: "key-site" },
  { keys: ["Esc"], message: "key-away" },
  { keys: ["←", "→"], message: "key-offers" },
  { keys: ["+", "−", "0"], message: "key-zoom" },
];

export default keys;
