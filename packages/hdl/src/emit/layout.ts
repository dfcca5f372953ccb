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
      .filter((_, column) => widths[column]);
    return padded.join(' ').trimEnd() + (index === rows.length - 1 ? lastEnd : end);
  });
  const commented = texts.filter((_, index) => rows[index]!.comment);
  const margin = Math.max(0, ...commented.map((text) => text.length));
  return rows.flatMap(({ comment, group }, index) => [
    ...(group ? commentLines(group) : []),
    comment ? `${texts[index]!.padEnd(margin)} // ${oneLine(comment)}` : texts[index]!,
  ]);
}

function columnWidths(rows: Row[]): number[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, column) =>
    rows.reduce((widest, { cells }) => Math.max(widest, cells[column]?.length ?? 0), 0),
  );
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
