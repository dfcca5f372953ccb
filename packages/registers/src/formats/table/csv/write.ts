/** CSV of RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}

function cellText(text: string): string {
  const guarded = needsGuard(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Spreadsheets take such texts for formulas, which could call programs. */
function needsGuard(text: string): boolean {
  return /^(?:[=+\-@\t\r]|'[=+\-@'\t\r])/.test(text);
}
