/** Longer lists are broken. */
const MAX_LENGTH = 110;

/** A long list in braces over several lines. */
export function listed(opening: string, items: readonly string[], closing: string): string {
  const lines = [opening];
  items.forEach((item, index) => {
    const text = index === items.length - 1 ? item + closing : `${item}, `;
    if (lines.at(-1)!.length + text.length > MAX_LENGTH) lines.push('    ');
    lines[lines.length - 1] += text;
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}
