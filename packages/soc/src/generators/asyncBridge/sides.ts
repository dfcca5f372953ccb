import type { PortText } from '@netloom/hdl/emit';
import { peerPorts } from '../../interconnect/ports.ts';
import { userOption } from '../axi4Through.ts';
import type { Side } from '../axi4Through.ts';
import type { BlockPorts } from '../blockGenerator.ts';

const ENDS = ['s', 'm'] as const;
const PEERS = { s: 'the manager', m: 'the subordinate' };

/** Clock and reset of each side, and the manager's side `s` with the subordinate's side `m`, which are alike. */
export function asyncPorts(side: Side): BlockPorts {
  const common = { addressOption: 'ADDR_WIDTH', protection: true, ...side };
  const option = { ...((side.idWidth ?? 0) > 0 && { idOption: 'ID_WIDTH' }), ...userOption(side) };
  return {
    clocks: ENDS.map((end) => ({ port: `${end}_clk` })),
    resets: ENDS.map((end) => ({ port: `${end}_rst_n`, polarity: 'low' as const, clock: `${end}_clk` })),
    ports: ENDS.flatMap((end) => [
      { name: `${end}_clk`, direction: 'in' as const, width: 1, description: `Clock of ${PEERS[end]}` },
      { name: `${end}_rst_n`, direction: 'in' as const, width: 1, description: RESET },
    ]),
    interfaces: ENDS.map((end) => ({
      ...{ ...common, ...option, name: end, clock: `${end}_clk`, reset: `${end}_rst_n` },
      role: end === 's' ? ('subordinate' as const) : ('manager' as const),
      description: end === 's' ? 'The manager connects here' : 'The subordinate connects here',
    })),
    passages: [{ upstream: 's', downstream: ['m'], decodes: false }],
  };
}

const RESET = 'Asynchronous reset, active low; empties both sides';

/** The same in the module. */
export function asyncPortTexts(side: Side): PortText[] {
  return [
    ...ENDS.flatMap((end): PortText[] => [
      { name: `${end}_clk`, direction: 'input' },
      { name: `${end}_rst_n`, direction: 'input', comment: 'asynchronous, active low' },
    ]),
    ...ENDS.flatMap((end) =>
      peerPorts(
        { ...side, interfaceName: end, role: end === 's' ? 'subordinate' : 'manager' },
        { name: PEERS[end], addressWidth: side.addressWidth, protection: true },
        false,
      ),
    ),
  ];
}
