import { CLOCK_AND_RESET } from '../../interconnect/ports.ts';
import { followingPeers } from '../../interconnect/traits.ts';
import type { BlockPorts } from '../blockGenerator.ts';
import type { Options } from './options.ts';

/** One AXI4-Lite manager at `s`, any number of peripherals at `m`. */
export function ports({ ADDR_WIDTH, DATA_WIDTH }: Options): BlockPorts {
  const widths = { addressWidth: ADDR_WIDTH, dataWidth: DATA_WIDTH };
  const shared = { clock: 'clk', reset: 'rst_n', addressOption: 'ADDR_WIDTH' };
  return {
    ...CLOCK_AND_RESET,
    interfaces: [
      {
        ...{ name: 's', bus: 'axi4-lite', role: 'subordinate', description: 'The manager connects here' },
        ...shared,
        ...followingPeers('subordinate', widths),
      },
      {
        ...{
          name: 'm',
          bus: 'apb',
          role: 'manager',
          multiple: true,
          description: 'Peripherals connect here',
        },
        ...shared,
        ...followingPeers('manager', widths),
      },
    ],
    passages: [{ upstream: 's', downstream: ['m'], decodes: true }],
  };
}
