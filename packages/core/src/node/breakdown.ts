import { CYCLES } from '../rtl/csr/events.ts';

/** Where the cycles of a run went: instructions that went on, and six causes for the cycles in which none did. */
export interface Breakdown {
  /** One each. */
  instructions: number;
  /** Nothing had been fetched: the bus, or a miss of the instruction cache. */
  noFetch: number;
  /** Behind branches, jumps and traps that fetch had not followed. */
  redirected: number;
  /** The next instruction needs a result that is not there yet. */
  noOperand: number;
  /** Loads and stores: the bus, or the data cache. */
  memory: number;
  /** Multiplications, divisions and custom instructions. */
  unit: number;
  /** Fences, CSRs, wfi. */
  order: number;
  /** Branches and jumps that sent fetch elsewhere late, and lines that the caches fetched: events, not cycles. */
  misled: number;
  instructionMisses: number;
  dataMisses: number;
}

const LINE = new RegExp(`^CYCLES${' (\\d+)'.repeat(CYCLES.length)}\n`, 'm');

/** Takes the bench's line out of what was printed. */
export function breakdownIn(printed: string, cycles: number): { output: string; breakdown?: Breakdown } {
  const line = LINE.exec(printed);
  if (!line) return { output: printed };
  const numbers = line.slice(1).map(Number);
  const [noFetch = 0, redirected = 0, noOperand = 0, memory = 0, unit = 0, order = 0] = numbers;
  const [misled = 0, instructionMisses = 0, dataMisses = 0] = numbers.slice(6);
  const idle = noFetch + redirected + noOperand + memory + unit + order;
  const causes = { noFetch, redirected, noOperand, memory, unit, order };
  const breakdown = { instructions: cycles - idle, ...causes, misled, instructionMisses, dataMisses };
  return { output: printed.replace(LINE, ''), breakdown };
}
