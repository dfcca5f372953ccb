/** Strings and characters, so that comments in them are none; then both kinds of comments (IEEE 1076-2008, 15.9). */
const PARTS = /"(?:[^"\n]|"")*"|'[^\n]'|--[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** The same text with something else in its strings, so that none of their characters means anything. */
export function withoutStrings(text: string): string {
  return text.replaceAll(PARTS, (part) => (/^["']/.test(part) ? part.replaceAll(/[^\n]/g, '_') : part));
}

/** The same text with blanks for comments, so that places stay. */
export function withoutComments(text: string): string {
  return text.replaceAll(PARTS, (part) =>
    part.startsWith('--') || part.startsWith('/*') ? part.replaceAll(/[^\n]/g, ' ') : part,
  );
}
