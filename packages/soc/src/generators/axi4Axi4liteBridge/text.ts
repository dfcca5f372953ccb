import { emitTidyModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { sections, textItem, unusedText } from '../../interconnect/sections.ts';
import { portName, sideSignals, throughPortTexts } from '../axi4Through.ts';
import type { ThroughSpec } from '../axi4Through.ts';
import type { Options } from './options.ts';
import { sidesOf } from './sides.ts';

/** What a single transfer does not have. */
const LOST = /^a[wr](lock|cache|qos|region)$|^wlast$/;

/** AXI4 to AXI4-Lite: the library's bridge with the ports of both sides. */
export function text({ module, origin, options }: ThroughSpec<Options>): string {
  const [upstream, downstream] = sidesOf(options);
  const lost = [...sideSignals(upstream).keys()].filter((name) => LOST.test(name));
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4 to AXI4-Lite bridge: a burst becomes single transfers, as nl_axi4_to_axi4lite says.`,
    ports: throughPortTexts(upstream, downstream),
    items: sections([
      instance(options),
      [
        { kind: 'comment', text: 'What AXI4-Lite has not.' },
        textItem(
          unusedText(
            'unused',
            lost.map((name) => portName('s', upstream, name)),
          ),
        ),
      ],
    ]),
  });
}

function instance(options: Options): ItemText {
  const [upstream, downstream] = sidesOf(options);
  const above = [...sideSignals(upstream).keys()].filter((name) => !LOST.test(name));
  const ports = [
    ...['clk', 'rst_n'].map((name) => ({ name, value: name })),
    ...above.map((name) => ({ name: `s_${name}`, value: portName('s', upstream, name) })),
    ...[...sideSignals(downstream).keys()].map((name) => ({
      ...{ name: `m_${name}`, value: portName('m', downstream, name) },
    })),
  ];
  const parameters = Object.entries({
    ...{ AW: options.ADDR_WIDTH, DW: options.DATA_WIDTH, IW: options.ID_WIDTH },
  }).map(([name, value]) => ({ name, value: String(value) }));
  return { kind: 'instance', instance: { module: 'nl_axi4_to_axi4lite', name: 'bridge', parameters, ports } };
}
