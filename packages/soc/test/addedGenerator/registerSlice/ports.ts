import type { BlockPorts } from '../../../src/generators/blockGenerator.ts';
import { CLOCK_AND_RESET } from '../../../src/interconnect/ports.ts';
import type { Options } from './options.ts';

/** One manager at `s`, one subordinate at `m`; what the protection signals say is passed on. */
export function ports({ ADDR_WIDTH, DATA_WIDTH }: Options): BlockPorts {
  const shared = {
    ...({ bus: 'axi4-lite', addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH, protection: true } as const),
    ...{ clock: 'clk', reset: 'rst_n', addressOption: 'ADDR_WIDTH' },
  };
  return {
    ...CLOCK_AND_RESET,
    interfaces: [
      { name: 's', role: 'subordinate', ...shared },
      { name: 'm', role: 'manager', ...shared },
    ],
    passages: [{ upstream: 's', downstream: ['m'], decodes: false }],
  };
}
