/** Longer lines are shown on several rows, so that no row is too much for the browser. */
export const ROW_CHARACTERS = 1000;

export interface Row {
  /** Index of the row's first character in the text. */
  at: number;
  text: string;
  /** The row goes on with the line of the row before. */
  continued: boolean;
}

const lineEnd = /\r\n|\n|\r/g;

function* linesOf(text: string): Generator<[from: number, to: number]> {
  let from = 0;
  for (const match of text.matchAll(lineEnd)) {
    yield [from, match.index];
    from = match.index + match[0].length;
  }
  if (from < text.length) yield [from, text.length];
}

/** Cuts text into rows; a carriage return ends a row as a line feed does, so that overwritten progress stays readable. */
export function rowsOf(text: string, longest = ROW_CHARACTERS): Row[] {
  const rows: Row[] = [];
  for (const [from, to] of linesOf(text)) {
    for (let at = from; at === from || at < to; at += longest) {
      rows.push({ at, text: text.slice(at, Math.min(to, at + longest)), continued: at > from });
    }
  }
  return rows;
}

/** Index of the row that holds the character `at`. */
export function rowAt(rows: readonly Pick<Row, 'at'>[], at: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
