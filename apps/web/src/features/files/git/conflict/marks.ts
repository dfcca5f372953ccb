/** Conflicts that git has marked in a text and nobody has settled; a lone end of one counts too. */
export function countMarks(text: string): number {
  const begins = text.match(/^<{7}( |$)/gm)?.length ?? 0;
  const ends = text.match(/^>{7}( |$)/gm)?.length ?? 0;
  return Math.max(begins, ends);
}
