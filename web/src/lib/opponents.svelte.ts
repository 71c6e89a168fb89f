/** What those are called who can be asked to play: levels, and characters with a manner. */
import { loadWords, say } from "./catalogues.svelte";
import { settings } from "./settings.svelte";
import { NOTHING, type Words } from "./words";

export class Opponents {
  #words = $state.raw<Words | null>(null);

  /** To be made while a component begins; loads what `table` does not say once a game is known. */
  constructor(
    private readonly table: () => Words,
    game: () => string | undefined,
  ) {
    $effect(() => {
      const id = game();
      if (id)
        void loadWords(settings.language, id, NOTHING, ["bots"]).then(
          (loaded) => (this.#words = loaded),
        );
    });
  }

  name(level: string): string {
    if (this.table().has(`level-${level}`)) return this.table().say(`level-${level}`);
    const words = this.#words;
    return words?.has(`bot-${level}`) ? words.say(`bot-${level}`) : level;
  }

  /** How a character plays, and how strong it is. */
  manner(level: string, rating: number | undefined): string {
    const words = this.#words;
    const manner = words?.has(`bot-${level}`) ? words.say(`bot-${level}.about`) : "";
    return `${manner} ${rating === undefined ? "" : say("bot-rating", { rating: String(rating) })}`.trim();
  }
}
