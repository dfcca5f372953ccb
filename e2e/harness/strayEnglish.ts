import type { Page } from 'playwright-core';

/** What may stand in English in every language, each with why. */
const MEANT: Readonly<Record<string, string>> = {
  'code, pre, kbd, samp, .monaco-editor': 'code, and what tools print',
  bdi: 'what people named or wrote',
  '.nl-soc-ip, .nl-grid-cell': 'titles and descriptions, as documents have them',
};

/** Three words in a row, the first with a capital or without: names of standards and abbreviations are none. */
const SENTENCE = /\b[A-Za-z][a-z']+(?: [a-z']+){2}\b/;

/** Sentences in English on a page that is shown in a language without Latin letters, each with its element. */
export function strayEnglish(page: Page): Promise<string[]> {
  return page.evaluate(
    ([meant, sentence]) => {
      const isSentence = new RegExp(sentence);
      const nameOf = ({ tagName, classList }: Element) => [tagName.toLowerCase(), ...classList].join('.');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Map<string, string>();
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        const text = textContent!.trim();
        if (!element?.checkVisibility() || element.closest(meant) !== null) continue;
        if (isSentence.test(text)) found.set(text, nameOf(element));
      }
      return [...found].map(([text, name]) => `says “${text.slice(0, 120)}” in ${name}`);
    },
    [Object.keys(MEANT).join(', '), SENTENCE.source] as const,
  );
}
