import { CLOCK_AND_RESET } from '../../interconnect/ports.ts';
import { followingPeers } from '../../interconnect/traits.ts';
import type { BlockPorts } from '../blockGenerator.ts';
import type { Options } from './options.ts';

/** Any number of managers at `s` and of subordinates at `m`. */
export function ports({ ADDR_WIDTH, DATA_WIDTH }: Options): BlockPorts {
  const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
  const shared = {
    ...({ bus: 'axi4-lite', multiple: true } as const),
    ...{ clock: 'clk', reset: 'rst_n', addressOption: 'ADDR_WIDTH' },
  };
  return {
    ...CLOCK_AND_RESET,
    interfaces: [
      {
        ...{ name: 's', role: 'subordinate', description: 'Managers connect here' },
        ...shared,
        ...followingPeers('subordinate', widths),
      },
      {
        ...{ name: 'm', role: 'manager', description: 'Subordinates connect here' },
        ...shared,
        ...followingPeers('manager', widths),
      },
    ],
    passages: [{ upstream: 's', downstream: ['m'], decodes: true }],
  };
}
