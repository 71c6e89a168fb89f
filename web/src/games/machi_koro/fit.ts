/** Names that never break inside a word: the type grows smaller with the longest one. */
export function longest(text: string): number {
  return Math.max(...text.split(/[\s-]/).map((word) => word.length));
}
