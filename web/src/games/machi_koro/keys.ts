/** What the keyboard does on the board, beyond what it does everywhere. */
import type { Shortcut } from "../face";

const keys: readonly Shortcut[] = [
  { keys: ["←", "→", "↑", "↓"], message: "key-cards" },
  { keys: ["Home", "End"], message: "key-ends" },
  { keys: ["Enter"], message: "key-look" },
  { keys: ["Esc"], message: "key-away" },
];

export default keys;
