import type { PortText } from '@netloom/hdl/emit';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import { libraryInstance, sidePorts, throughModuleText, userBits } from '../libraryModule.ts';
import type { Options } from './options.ts';

const CONTROL: PortText[] = [
  { name: 'isolate', direction: 'input', group: 'Isolation' },
  { name: 'isolated', direction: 'output' },
  { name: 'timed_out', direction: 'output' },
];

/** The library's guard with the ports of both sides. */
export function text(spec: ThroughSpec<Options>, side: Side): string {
  const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH, OUTSTANDING, TIMEOUT } = spec.options;
  const widths = { AW: ADDR_WIDTH, DW: DATA_WIDTH, IW: ID_WIDTH, ...userBits(USER_WIDTH) };
  const parameters = { ...widths, OUTSTANDING, TIMEOUT };
  const ports = [
    ...CONTROL.map(({ name }) => ({ name, value: name })),
    ...sidePorts('s', side),
    ...sidePorts('m', side),
  ];
  const says =
    'AXI4 isolation and time-out: a dead subordinate does not hang the bus, as nl_axi4_guard says.';
  const guard = libraryInstance('nl_axi4_guard', 'guard', parameters, ports);
  return throughModuleText(spec, says, [side, side], [guard], CONTROL);
}
