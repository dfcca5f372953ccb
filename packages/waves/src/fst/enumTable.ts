/** Names by value from `name count literal… value…`, where values are bits; undefined when the text is none. */
export function enumTable(text: string): Record<string, string> | undefined {
  const words = text.split(' ').map(unescape);
  const count = Number(words[1]);
  if (!Number.isInteger(count) || words.length < 2 + 2 * count) return undefined;
  const names = words.slice(2, 2 + count);
  const values = words.slice(2 + count, 2 + 2 * count);
  return Object.fromEntries(values.map((value, i) => [value.toLowerCase(), names[i]!]));
}

const plainEscapes: Record<string, string> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Words carry C escapes for blanks and other characters. */
function unescape(word: string): string {
  return word.replace(/\\(?:x([0-9a-fA-F]{2})|([0-7]{3})|(.))/g, (_, hex, octal, plain: string) => {
    if (hex) return String.fromCharCode(parseInt(hex, 16));
    return octal ? String.fromCharCode(parseInt(octal, 8)) : (plainEscapes[plain] ?? plain);
  });
}
