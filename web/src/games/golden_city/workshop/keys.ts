/** What the keyboard does in the workshop, beyond what it does everywhere. */
import type { Shortcut } from "../../face";

const keys: readonly Shortcut[] = [
  { keys: ["Enter"], message: "key-pick-site" },
  { keys: ["←", "→", "↑", "↓"], message: "key-move-site" },
  { keys: ["Del"], message: "key-remove-site" },
  { keys: ["Esc"], message: "key-let-go" },
  { keys: ["Ctrl Z"], message: "key-undo-step" },
  { keys: ["Ctrl Y"], message: "key-redo-step" },
  { keys: ["Ctrl S"], message: "key-keep-island" },
];

export default keys;
