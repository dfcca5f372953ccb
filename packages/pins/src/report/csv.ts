import type { ReportTable } from './reportOf.ts';

/** A table as RFC 4180 text: CRLF, a heading, fields quoted where they must be. */
export function csvOf({ columns, rows }: ReportTable): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets run what begins with = + - @, a tab or a line feed as a formula (OWASP, "CSV Injection"): an apostrophe
 * before it makes it text. Numbers stay as they are.
 */
function field(text: string): string {
  const isFormula = /^[=+\-@\t\r\n]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
