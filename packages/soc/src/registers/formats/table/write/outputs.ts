import type { RegisterOutput } from '../../../generate/output.ts';
import { writeCsv } from '../csv/write.ts';
import { writeXlsx } from '../xlsx/write.ts';
import { tableRows } from './rows.ts';

/** A row a field; a map without registers gives the heading alone, to be filled in. */
export const csvOutput: RegisterOutput = {
  id: 'csv',
  title: 'Table (CSV)',
  language: 'csv',
  write: (map) => {
    const { rows, losses } = tableRows(map);
    return {
      files: [{ path: `${map.name}.csv`, content: writeCsv(rows) }],
      diagnostics: losses.diagnostics(),
    };
  },
};

export const xlsxOutput: RegisterOutput = {
  id: 'xlsx',
  title: 'Table (Excel)',
  write: (map) => {
    const { rows, losses } = tableRows(map);
    return {
      files: [{ path: `${map.name}.xlsx`, content: writeXlsx(rows, map.name) }],
      diagnostics: losses.diagnostics(),
    };
  },
};
