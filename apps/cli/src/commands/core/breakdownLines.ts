import type { Breakdown } from '@netloom/core/node';

const CYCLES: readonly [keyof Breakdown, string][] = [
  ['instructions', 'an instruction goes on'],
  ['noFetch', 'nothing fetched'],
  ['redirected', 'behind branches, jumps and traps'],
  ['noOperand', 'waiting for an operand'],
  ['memory', 'loads and stores'],
  ['unit', 'multiplications, divisions, custom instructions'],
  ['order', 'fences, CSRs, wfi'],
];
const EVENTS: readonly [keyof Breakdown, string][] = [
  ['misled', 'branches and jumps that fetch had not followed'],
  ['instructionMisses', 'lines fetched by the instruction cache'],
  ['dataMisses', 'lines fetched by the data cache'],
];

/** Where the cycles of a run went, a line a cause; nothing of a run that does not say it. */
export function breakdownLines(breakdown: Breakdown | undefined): string[] {
  if (!breakdown) return [];
  const cycles = CYCLES.reduce((sum, [part]) => sum + breakdown[part], 0);
  const share = (part: number) => `${((100 * part) / Math.max(cycles, 1)).toFixed(1).padStart(5)} %`;
  return [
    ...CYCLES.map(
      ([part, what]) => `  ${share(breakdown[part])} ${String(breakdown[part]).padStart(10)}  ${what}`,
    ),
    ...EVENTS.map(([part, what]) => `          ${String(breakdown[part]).padStart(10)}  ${what}`),
  ];
}
