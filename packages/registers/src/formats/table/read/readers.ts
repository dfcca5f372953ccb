import type { Diagnostic, Worded } from '@netloom/model';
import { MAX_IMPORT_BYTES } from '../../reading.ts';
import type { ImportReading, ImportSource, RegisterReader } from '../../reading.ts';
import { parseCsv } from '../csv/parse.ts';
import type { TableRow } from '../csv/parse.ts';
import { readXlsx } from '../xlsx/read.ts';
import { readRows } from './map.ts';
import { Table } from './table.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { WorkbookError } from '../xlsx/workbookError.ts';

export const csvReader: RegisterReader = {
  id: 'csv',
  title: 'Table (CSV)',
  extensions: ['.csv', '.tsv'],
  read: (source) => readTable(source, (bytes) => parseCsv(csvText(bytes))),
};

export const xlsxReader: RegisterReader = {
  id: 'xlsx',
  title: 'Table (Excel)',
  extensions: ['.xlsx'],
  read: (source) => readTable(source, readXlsx),
};

/** One map, named like the file. */
function readTable({ path, files }: ImportSource, rowsOf: (bytes: Uint8Array) => TableRow[]): ImportReading {
  const refused = (said: Worded): ImportReading => {
    const place = { kind: 'source' as const, file: path, line: 1 };
    const diagnostic: Diagnostic = { code: 'REG-IMPORT', severity: 'error', ...said, place };
    return { maps: [], diagnostics: [diagnostic] };
  };
  const bytes = files.get(path);
  if (!bytes) return refused(say('REG-IMPORT/absent', {}));
  if (bytes.length > MAX_IMPORT_BYTES) {
    return refused(say('REG-IMPORT/large', { bytes: bytes.length, most: MAX_IMPORT_BYTES }));
  }
  try {
    const table = new Table(path, rowsOf(bytes));
    const name = path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
    const map = table.errors.length === 0 ? readRows(table, name) : undefined;
    return { maps: map && table.errors.length === 0 ? [map] : [], diagnostics: table.diagnostics() };
  } catch (error) {
    if (error instanceof WorkbookError) return refused(error.said);
    return refused(say('REG-IMPORT/refused', { why: (error as Error).message }));
  }
}

/** UTF-8, UTF-16 with its byte order mark, else the encoding of Excel's older exports. */
function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
