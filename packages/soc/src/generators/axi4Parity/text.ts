import type { PortText } from '@netloom/hdl/emit';
import type { ThroughSpec } from '../axi4Through.ts';
import { libraryInstance, sidePorts, throughModuleText } from '../libraryModule.ts';
import { checkWidth, sidesOf } from './options.ts';
import type { Options } from './options.ts';

const TOLD: PortText[] = [
  { name: 'parity_error', direction: 'output', group: 'Wrong bits' },
  { name: 'parity_where', direction: 'output', packed: '[2:0]' },
];

/** The library's module with the ports of both sides. */
export function text(spec: ThroughSpec<Options>): string {
  const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, OUTSTANDING } = spec.options;
  const [upstream, downstream] = sidesOf(spec.options);
  const parameters = {
    ...{ AW: ADDR_WIDTH, DW: DATA_WIDTH, IW: ID_WIDTH, UW: checkWidth(spec.options), OUTSTANDING },
  };
  const ports = [
    ...TOLD.map(({ name }) => ({ name, value: name })),
    ...sidePorts('s', upstream),
    ...sidePorts('m', downstream),
  ];
  const says =
    'AXI4 parity: keeps wrong bits from a subordinate, and answers with check bits, as nl_axi4_parity says.';
  const parity = libraryInstance('nl_axi4_parity', 'parity', parameters, ports);
  return throughModuleText(spec, says, [upstream, downstream], [parity], TOLD);
}
