import type { Page } from './browser.ts';

/** Texts that may be cut off, and where what is whole is read. */
const DELIBERATE = [
  // The editor of files scrolls its lines itself.
  '.monaco-editor *',
  // The card of the block has its whole title.
  '.nl-soc-ip',
];

/**
 * Texts that end at an edge without a way to read the rest: wider than their box, which hides what is beyond, with neither
 * a title nor a tooltip. Each with its element and by how much.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate((deliberate) => {
    const own = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent!.trim())
        .join(' ')
        .trim();
    const nameOf = ({ tagName, classList }: Element) => [tagName.toLowerCase(), ...classList].join('.');
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element instanceof HTMLElement && own(element) !== '')
      .filter((element) => !element.matches(deliberate.join(',')) && element.checkVisibility())
      .filter((element) => element.closest('[title]:not([title=""]), [aria-describedby]') === null)
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .map((element) => {
        const beyond = element.scrollWidth - element.clientWidth;
        return `cuts ${beyond} pixels off “${own(element).slice(0, 60)}” in ${nameOf(element)}`;
      });
  }, DELIBERATE);
}
