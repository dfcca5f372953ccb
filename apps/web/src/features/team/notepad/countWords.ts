/** Words as the language counts them; Chinese and Japanese have no spaces between them. */
export function countWords(text: string, language: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike === true) count += 1;
  }
  return count;
}
