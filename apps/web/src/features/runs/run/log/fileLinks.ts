/** Text, or a place in a source file that the text names. */
export type Piece = string | { text: string; path: string; line: number; column?: number };

const place = /((?:[\w.+-]+\/)*[\w.+-]+\.(?:svh|sv|vh|v|f|c|cc|cpp|h|hpp)):(\d+)(?::(\d+))?/g;

/** Finds `file:line` and `file:line:column`. Absolute paths and paths that climb lead out of the tree and stay text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(place)) {
    const [whole, path = '', line, column] = match;
    const leaves = text[match.index - 1] === '/' || path.split('/').includes('..');
    if (leaves || Number(line) === 0) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ text: whole, path, line: Number(line), ...(column ? { column: Number(column) } : {}) });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
