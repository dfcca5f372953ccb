import type { Breakdown } from '@netloom/core/node';
import type { Outcome } from '../../report.ts';
import { breakdownLines } from './breakdownLines.ts';

/** How a program's run ended, on a simulated core or on the model. */
export interface End {
  cause: string;
  /** What was written to tohost; else the program counter, or the address in question. */
  value: number;
  /** Those that retired; known of a traced core and of the model. */
  instructions?: number;
  /** Clock cycles; the model has none. */
  cycles?: number;
  /** Words of the signature, a line each. */
  signature?: string;
  breakdown?: Breakdown;
}

const hex = (value: number) => `0x${(value >>> 0).toString(16).padStart(8, '0')}`;

/** tohost holds (exit code << 1) | 1. */
const exitCodeOf = ({ cause, value }: End) => (cause === 'tohost' ? value >>> 1 : undefined);

/** A run passes when the program says so: exit code 0 by way of tohost. */
export function outcomeOfRun(path: string, end: End): Outcome {
  const exitCode = exitCodeOf(end);
  const { cause, value, cycles, instructions, breakdown } = end;
  const what = exitCode === undefined ? `${cause} at ${hex(value)}` : `exit code ${exitCode}`;
  const count = (number: number | undefined, unit: string) =>
    number === undefined ? [] : [`${number} ${unit}`];
  const counts = [...count(instructions, 'instructions'), ...count(cycles, 'cycles')];
  return {
    text: [`${path}: ${what} after ${counts.join(', ')}`, ...breakdownLines(breakdown)].join('\n'),
    result: { cause, value, exitCode, instructions, cycles, ...(breakdown && { breakdown }) },
    failed: exitCode !== 0,
  };
}
