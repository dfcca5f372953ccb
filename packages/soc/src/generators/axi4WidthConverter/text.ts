import { channelSlices } from '../axi4Through.ts';
import type { Side, ThroughSpec } from '../axi4Through.ts';
import type { ItemText } from '@netloom/hdl/emit';
import {
  BURST,
  incrementing,
  libraryInstance,
  sidePorts,
  throughModuleText,
  userBits,
  wirePorts,
  wires,
} from '../libraryModule.ts';
import { sidesOf } from './options.ts';
import type { Options } from './options.ts';

/** Either way; between equal widths it is a register slice. */
export function text(spec: ThroughSpec<Options>): string {
  const [upstream, downstream] = sidesOf(spec.options);
  const [from, to] = [upstream.dataWidth, downstream.dataWidth];
  const says = `AXI4 width converter, ${from} to ${to} bits`;
  if (from === to)
    return throughModuleText(
      spec,
      `${says}: a register in each channel.`,
      [upstream, downstream],
      channelSlices(upstream, downstream),
    );
  const parts = from < to ? widened(spec.options) : narrowed(spec.options);
  const as = from < to ? 'nl_axi4_widen says' : 'nl_axi4_split and nl_axi4_narrow say';
  return throughModuleText(spec, `${says}, as ${as}.`, [upstream, downstream], parts);
}

const common = ({ ADDR_WIDTH, ID_WIDTH, USER_WIDTH, OUTSTANDING, THREADS }: Options) => ({
  ...{ AW: ADDR_WIDTH, IW: ID_WIDTH, OUTSTANDING, THREADS, ...userBits(USER_WIDTH) },
});

function widened(options: Options): ItemText[] {
  const [upstream, downstream] = sidesOf(options);
  const widths = { SW: upstream.dataWidth, MW: downstream.dataWidth };
  const ports = [...sidePorts('s', upstream), ...sidePorts('m', downstream)];
  return [libraryInstance('nl_axi4_widen', 'converter', { ...common(options), ...widths }, ports)];
}

/** Wide beats become several: a burst is first split, so that none of them becomes too long. */
function narrowed(options: Options): (ItemText | ItemText[])[] {
  const [upstream, downstream]: [Side, Side] = sidesOf(options);
  const [SW, MW] = [upstream.dataWidth, downstream.dataWidth];
  const most = { DW: SW, MOST: (256 * MW) / SW };
  return [
    [
      { kind: 'comment', text: 'Bursts that stay within 256 beats when they are narrow.' },
      wires(upstream, 'short', BURST),
    ],
    libraryInstance('nl_axi4_split', 'splitter', { ...common(options), ...most }, [
      ...sidePorts('s', upstream),
      ...wirePorts('m', upstream, 'short', BURST),
    ]),
    libraryInstance('nl_axi4_narrow', 'converter', { ...common(options), SW, MW }, [
      ...wirePorts('s', upstream, 'short', BURST),
      ...sidePorts('m', downstream, BURST),
    ]),
    incrementing(downstream),
  ];
}
