/** Strings are kept, so that what looks like a comment in one is none. */
const STRING_OR_COMMENT = /("(?:[^"\\\n]|\\[^])*")|\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*/g;

/** The text with a blank in the place of each comment. */
export function withoutComments(source: string): string {
  return source.replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? ' ');
}

/** A text without comments, its strings empty. */
export function withoutStrings(text: string): string {
  return text.replace(STRING_OR_COMMENT, '""');
}
