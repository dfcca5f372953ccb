import type { CodeRow, SetReport } from '@netloom/model';
import { grouped } from '../grouped.ts';

/** A line of a source with the code that was made of it, in every function. */
export interface SourceLine {
  line: number;
  code: CodeRow[];
  executed: number;
  cycles: number | null;
}

/** Lines of a file that code was made of, in order. */
export function linesOf({ functions }: SetReport, file: string): SourceLine[] {
  const rows = functions.flatMap(({ code }) => code.filter((row) => row.file === file && row.line !== null));
  const lines = [...grouped(rows, ({ line }) => line!)].map(([line, code]): SourceLine => ({
    ...{ line, code },
    executed: code.reduce((sum, row) => sum + row.executed, 0),
    cycles: code.some(({ cycles }) => cycles === null)
      ? null
      : code.reduce((sum, row) => sum + (row.cycles ?? 0), 0),
  }));
  return lines.toSorted((a, b) => a.line - b.line);
}
