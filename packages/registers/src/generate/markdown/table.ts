/** A table of GitHub's Markdown. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  alignment = '---',
): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => alignment)), ...rows.map(line)];
}
