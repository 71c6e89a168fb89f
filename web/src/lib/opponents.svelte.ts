/** Who can be asked to play: levels, and characters with a manner. */
import { api } from "./api";
import { loadWords } from "./catalogues.svelte";
import type { GameInfo } from "./messages";
import { settings } from "./settings.svelte";
import { NOTHING, type Words } from "./words";

export class Opponents {
  #words = $state.raw<Words | null>(null);
  #game = $state.raw<GameInfo | null>(null);

  /** To be made while a component begins; loads what there is to know, and words if it talks. */
  constructor(game: () => string | undefined, talks: () => boolean = () => true) {
    $effect(() => {
      const id = game();
      if (id && talks())
        void loadWords(settings.language, id, NOTHING, ["bots"]).then(
          (loaded) => (this.#words = loaded),
        );
    });
    $effect(() => {
      const id = game();
      if (!id) return;
      void api
        .games()
        .then((games) => (this.#game = games.find((one) => one.id === id) ?? null))
        .catch(() => undefined);
    });
  }

  get levels(): readonly string[] {
    return this.#game?.levels ?? [];
  }

  get characters(): readonly string[] {
    return this.#game?.characters ?? [];
  }

  /** The bot behind a level or character. */
  bot(choice: string): string {
    return this.#game?.bots[choice] ?? choice;
  }

  /** How strong it was found to be; levels of others and the newest have not been measured. */
  rating(choice: string): number | undefined {
    return this.#game?.ratings[choice];
  }

  /** What one asks for: the level, or the character. */
  name(choice: string): string {
    return this.#said(`level-${choice}`) ?? this.person(choice) ?? choice;
  }

  /** Who that is. */
  person(choice: string): string | undefined {
    return this.#said(`bot-${this.bot(choice)}`);
  }

  manner(choice: string): string | undefined {
    return this.#said(`bot-${this.bot(choice)}.about`);
  }

  #said(message: string): string | undefined {
    return this.#words?.has(message) ? this.#words.say(message) : undefined;
  }
}
