/** The words of a text with any white space between them. */
export const looseText = (text: string) =>
  new RegExp(
    text
      .split(/\s+/)
      .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('\\s+'),
  );
