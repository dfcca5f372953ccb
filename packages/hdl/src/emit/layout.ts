const INDENT = '  ';

export interface Row {
  cells: string[];
  /** Written at the end of the line, aligned with the other comments. */
  comment?: string | undefined;
  /** Comment line above. */
  group?: string | undefined;
}

/** Lines of a table: cells padded to common columns, empty columns left out, `end` closing each line but the last. */
export function table(rows: Row[], end: string, lastEnd = end): string[] {
  const widths = columnWidths(rows);
  const texts = rows.map(({ cells }, index) => {
    const padded = cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .filter(({ length }) => length > 0);
    return padded.join(' ').trimEnd() + (index === rows.length - 1 ? lastEnd : end);
  });
  const margin = rows.reduce(
    (widest, { comment }, index) => (comment ? Math.max(widest, texts[index]!.length) : widest),
    0,
  );
  const lines: string[] = [];
  rows.forEach(({ comment, group }, index) => {
    if (group) lines.push(...commentLines(group));
    lines.push(comment ? `${texts[index]!.padEnd(margin)} // ${oneLine(comment)}` : texts[index]!);
  });
  return lines;
}

function columnWidths(rows: Row[]): number[] {
  const widths: number[] = [];
  for (const { cells } of rows) {
    cells.forEach(({ length }, column) => (widths[column] = Math.max(widths[column] ?? 0, length)));
  }
  return widths;
}

export function commentLines(text: string): string[] {
  return text.split(/\r?\n/).map((line) => `// ${line}`.trimEnd());
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function indent(lines: string[]): string[] {
  return lines.map((line) => (line === '' ? '' : INDENT + line));
}
