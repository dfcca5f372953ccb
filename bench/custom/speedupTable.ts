import type { MeasuredSpeedup } from '../../packages/instructions/src/measured/speedup.ts';
import { SPEEDUP_CORES, SPEEDUP_PROGRAMS } from '../../packages/instructions/src/measured/speedups.ts';

const factor = ({ with: fast, without }: MeasuredSpeedup) => `× ${(without / fast).toFixed(2)}`;

/** Programs by core, as a table of Markdown. */
export function speedupTable(rows: readonly MeasuredSpeedup[]): string {
  const cell = (program: string, core: string) => {
    const row = rows.find((each) => each.program === program && each.core === core);
    return row ? `${row.without} → ${row.with} (${factor(row)})` : 'not measured';
  };
  return [
    `| program | instructions | ${SPEEDUP_CORES.join(' | ')} |`,
    `|---|---|${SPEEDUP_CORES.map(() => '---|').join('')}`,
    ...SPEEDUP_PROGRAMS.map(
      ({ id, instructions }) =>
        `| ${id} | ${instructions.join(', ')} | ${SPEEDUP_CORES.map((core) => cell(id, core)).join(' | ')} |`,
    ),
  ].join('\n');
}
