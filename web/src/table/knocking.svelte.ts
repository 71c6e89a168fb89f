/** Asking the host to be let in, and waiting for the answer. */
import { api, Refusal } from "../lib/api";
import { say } from "../lib/catalogues.svelte";
import { mine } from "../lib/my_tables.svelte";
import { notes } from "../lib/notes.svelte";
import { readyUp } from "../lib/opening";
import type { Play } from "./play.svelte";

export class Knocking {
  /** The entry with which this device knocked, until the host has answered. */
  n = $state<number | null>(null);
  private looking = false;

  async ask({ table, words }: Play, name: string): Promise<void> {
    try {
      await api.knock(table.id, name);
      this.n = (await api.table(table.id, null)).you.knock;
    } catch (fault) {
      const known = `refused-${fault instanceof Refusal ? fault.refused.code : ""}`;
      notes.add(say(words.has(known) ? known : "refused-other"), "bad");
    }
  }

  /** To be called whenever the table has changed: perhaps the host has answered. */
  follow(play: Play): void {
    const { info, you } = play.table;
    const waits = (n: number | null) => info?.knocks.some((knock) => knock.n === n) ?? false;
    if (waits(you.knock)) this.n ??= you.knock; // he came back
    if (this.n !== null && !this.looking && !waits(this.n)) void this.look(play);
  }

  /** The host has let us in, or not. */
  private async look(play: Play): Promise<void> {
    this.looking = true;
    try {
      const { you, table } = await api.table(play.table.id, null);
      if (you.knock !== null) return;
      if (you.seats.length) {
        const { seats } = you;
        mine.add({ id: table.id, game: table.game, at: Date.now(), invite: null, seats });
        for (const seat of seats) await readyUp(table.id, seat);
        play.sit(seats[0] ?? 0);
      } else if (table.status === "open") notes.add(say("knock-refused"), "bad");
      this.n = null;
    } finally {
      this.looking = false;
    }
  }
}
