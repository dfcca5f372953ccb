/** Control characters, and those that turn the direction of text around: they would hide what a file says. */
const HIDDEN =
  /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]+/g;

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text on one line, without what cannot be seen. */
export function oneLine(text: string): string {
  return text.replace(LONE_SURROGATE, ' ').replace(HIDDEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/** The first paragraph of a description on one line; empty without one. */
export function summary(markdown: string | undefined): string {
  if (markdown === undefined) return '';
  const end = markdown.search(/\n\s*\n/);
  return oneLine(end < 0 ? markdown : markdown.slice(0, end));
}
