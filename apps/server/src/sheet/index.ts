import type { Download } from '../http/download.ts';
import { inWorker } from '../inWorker/index.ts';
import { csvOf } from './csv.ts';

export { csvOf } from './csv.ts';

/** Rows as an Office Open XML workbook, made apart from the server's own thread. */
export function xlsxOf(name: string, rows: string[][]): Promise<Uint8Array> {
  return inWorker<Uint8Array>({
    program: new URL('./xlsx.worker.ts', import.meta.url),
    data: { name, rows },
    field: 'format',
    task: 'export-users',
    seconds: 300,
  });
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table to be kept, its headings first. */
export async function sheetOf(name: string, rows: string[][], format: 'csv' | 'xlsx'): Promise<Download> {
  if (format === 'csv')
    return { content: csvOf(rows), name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8' };
  return { content: await xlsxOf(name, rows), name: `${name}.xlsx`, mediaType: XLSX };
}
