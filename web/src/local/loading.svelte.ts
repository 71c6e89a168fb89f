/** What the worker has to say to whoever looks at the page, whatever the screen. */
import type { StorageTrouble } from "./database";

class Loading {
  /** How much of what Python needs has come, from 0 to 1; nothing before and after. */
  share = $state<number | null>(null);
  /** Why the browser does not keep what is played. */
  trouble = $state<StorageTrouble | null>(null);
}

export const loading = new Loading();
