/** Short notes at the edge of the page, and the one live region that speaks. */

export interface Note {
  readonly id: number;
  readonly text: string;
  readonly kind: "plain" | "bad";
  /** Where to read more. */
  readonly link: { readonly href: string; readonly text: string } | null;
}

const STAYS = 6000;

class Notes {
  all = $state.raw<readonly Note[]>([]);
  /** What the live region says now. */
  spoken = $state("");
  private next = 0;

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

  /** Says it politely, after what is being said. */
  speak(text: string): void {
    this.spoken = text;
  }
}

export const notes = new Notes();
