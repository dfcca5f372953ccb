const SHEETS = /spreadsheet|ms-excel|text\/csv/;

/** The name that a Content-Disposition header gives (RFC 6266: the extended form wins). */
export function dispositionName(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(header)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended.trim());
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? plain?.trim() ?? null;
}

/** What a download is called when nobody names it. */
export function defaultName(type: string): string {
  if (!SHEETS.test(type)) return 'file';
  return type.includes('csv') ? 'excel-list.csv' : 'excel-list.xlsx';
}
