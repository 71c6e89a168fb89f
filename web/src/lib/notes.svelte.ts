/** Short notes at the edge of the page, and the one live region that speaks. */

export interface Note {
  readonly id: number;
  readonly text: string;
  readonly kind: "plain" | "bad";
  /** Where to read more. */
  readonly link: { readonly href: string; readonly text: string } | null;
}

const STAYS = 6000;
/** So many milliseconds it takes to say a letter, about, and a sentence at least and at most. */
const LETTER = 60;
const SHORTEST = 900;
const LONGEST = 6000;

class Notes {
  all = $state.raw<readonly Note[]>([]);
  /** What the live region says now: a new one each time, for the same may be said twice. */
  spoken = $state.raw<{ readonly text: string }>({ text: "" });
  private next = 0;
  private waiting: string[] = [];
  private saying = false;

  add(text: string, kind: Note["kind"] = "plain", link: Note["link"] = null): void {
    const note = { id: this.next++, text, kind, link };
    this.all = [...this.all.slice(-2), note];
    this.speak(text);
    setTimeout(() => {
      this.drop(note.id);
    }, STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((note) => note.id !== id);
  }

  /** Says it politely, after what is being said; what comes meanwhile is said together. */
  speak(text: string): void {
    this.waiting.push(text);
    if (!this.saying) this.say();
  }

  private say(): void {
    const text = this.waiting.splice(0).join(" ");
    this.saying = text !== "";
    if (!this.saying) return;
    this.spoken = { text };
    setTimeout(() => this.say(), Math.min(LONGEST, Math.max(SHORTEST, LETTER * text.length)));
  }
}

export const notes = new Notes();
