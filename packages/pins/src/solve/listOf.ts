const MOST_NAMED = 8;

/** `PA9, PB6 and PC4`; of a long list the first few. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const shown = names.slice(0, MOST_NAMED);
  if (names.length > MOST_NAMED) return `${shown.join(', ')} ${word} ${names.length - MOST_NAMED} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
}
