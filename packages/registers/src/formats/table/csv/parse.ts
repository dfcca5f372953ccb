/** A row of cells; `line` is its first line in the file. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Rows of a CSV text (RFC 4180); the separator is the one of `, ; tab` that the first line has most of. */
export function parseCsv(text: string): TableRow[] {
  const content = text.replace(/^\ufeff/, '');
  const separator = separatorOf(content);
  const rows: TableRow[] = [];
  let row: TableRow = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  const endRow = () => {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  while (at < content.length) {
    const [cell, end] = content[at] === '"' ? quotedCell(content, at) : plainCell(content, at, separator);
    for (let index = at; index < end; index++) if (content[index] === '\n') line++;
    row.cells.push(cell);
    at = end;
    if (content[at] === separator) {
      at++;
      if (at === content.length) row.cells.push('');
    } else {
      if (content[at] === '\r') at++;
      if (content[at] === '\n') at++;
      line++;
      endRow();
    }
  }
  endRow();
  return rows.map(({ line: first, cells }) => ({ line: first, cells: cells.map(unguarded) }));
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function plainCell(text: string, start: number, separator: string): [string, number] {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return [text.slice(start, end), end];
}

/** A doubled quote stands for one; what follows the closing quote up to the separator is ignored. */
function quotedCell(text: string, start: number): [string, number] {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return [text.slice(start + 1).replaceAll('""', '"'), text.length];
    if (text[quote + 1] !== '"') {
      return [text.slice(start + 1, quote).replaceAll('""', '"'), quote + 1];
    }
    at = quote + 2;
  }
}

/** Takes away the apostrophe that keeps spreadsheets from calculating. */
function unguarded(cell: string): string {
  return /^'[=+\-@'\t\r]/.test(cell) ? cell.slice(1) : cell;
}
