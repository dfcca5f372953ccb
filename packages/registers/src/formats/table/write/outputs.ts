import { readableOutput } from '../../../readBack/readableOutput.ts';
import { writeCsv } from '../csv/write.ts';
import { csvReader, xlsxReader } from '../read/readers.ts';
import { writeXlsx } from '../xlsx/write.ts';
import { tableRows } from './rows.ts';

/** A row a field; a map without registers gives the heading alone, to be filled in. */
export const csvOutput = readableOutput({
  id: 'csv',
  title: 'Table (CSV)',
  language: 'csv',
  reader: csvReader,
  write: (map) => ({
    files: [{ path: `${map.name}.csv`, content: writeCsv(tableRows(map)) }],
    diagnostics: [],
  }),
});

export const xlsxOutput = readableOutput({
  id: 'xlsx',
  title: 'Table (Excel)',
  reader: xlsxReader,
  write: (map) => ({
    files: [{ path: `${map.name}.xlsx`, content: writeXlsx(tableRows(map), map.name) }],
    diagnostics: [],
  }),
});
