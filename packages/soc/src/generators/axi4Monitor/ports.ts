import { throughPorts } from '../axi4Through.ts';
import type { BlockPorts } from '../blockGenerator.ts';
import { sideOf } from './options.ts';
import type { Options } from './options.ts';

/** Counters behind an APB subordinate. */
export const REGISTERS = {
  ...({ name: 'regs', bus: 'apb', role: 'subordinate', clock: 'clk', reset: 'rst_n' } as const),
  ...{ addressWidth: 12, dataWidth: 32, addressSpan: 4096, description: 'Counters and their control' },
};

export function ports(chosen: Options): BlockPorts {
  const made = throughPorts(sideOf(chosen), sideOf(chosen));
  return { ...made, interfaces: [...made.interfaces, REGISTERS] };
}
