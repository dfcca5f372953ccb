/** Runs of the scripts that are written without spaces between words. */
const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;

/** Pairs of neighbouring letters of Chinese, Japanese and Korean, each once: what finds words of two letters. */
export function letterPairs(text: string): string[] {
  const found = new Set<string>();
  for (const [run] of text.normalize('NFKC').matchAll(RUNS)) {
    const letters = [...run];
    for (let at = 1; at < letters.length; at += 1) found.add(letters[at - 1]! + letters[at]!);
  }
  return [...found];
}
