/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): Buffer {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

/** A text that a spreadsheet would compute is one for it too. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
