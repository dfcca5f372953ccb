/** Control characters, lone surrogates, and what turns the direction of text around: they would hide what a file says. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]+/gu;

/** Visible ASCII with single spaces: it stays as it is. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Text on one line, without what cannot be seen. */
export function oneLine(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HIDDEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/** The first paragraph of a description on one line; empty without one. */
export function summary(markdown: string | undefined): string {
  if (markdown === undefined) return '';
  const end = markdown.search(/\n\s*\n/);
  return oneLine(end < 0 ? markdown : markdown.slice(0, end));
}
