/** Finds words in text as a reader means them: without regard to case or accents. */

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** One character for each, so that places in the folded text are places in the text. */
function folded(text: string): string {
  return Array.from(
    text,
    (char) =>
      char.replace("ł", "l").replace("Ł", "l").normalize("NFD").charAt(0).toLowerCase() || char,
  ).join("");
}

/** The words that are looked for. */
export function wordsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all the words are somewhere in the text. */
export function holds(text: string, words: readonly string[]): boolean {
  const where = folded(text);
  return words.every((word) => where.includes(word));
}

/** The text cut where the words begin and end. */
export function cut(text: string, words: readonly string[]): readonly Piece[] {
  const chars = Array.from(text);
  const where = folded(text);
  const hit = new Array<boolean>(chars.length).fill(false);
  for (const word of words)
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  const pieces: { text: string; hit: boolean }[] = [];
  chars.forEach((char, at) => {
    const last = pieces.at(-1);
    if (last && last.hit === hit[at]) last.text += char;
    else pieces.push({ text: char, hit: hit[at] ?? false });
  });
  return pieces;
}
