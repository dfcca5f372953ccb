import { emitTidyModule } from '@netloom/hdl/emit';
import type { ItemText, ParameterText } from '@netloom/hdl/emit';
import { constant } from '../../interconnect/constant.ts';
import { decoderText } from '../../interconnect/decoder.ts';
import { CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import { sections, textItem, unusedText } from '../../interconnect/sections.ts';
import type { Peer } from '../../interconnect/spec.ts';
import { behaviourOf } from './behaviour.ts';
import { coreInstance, vectorDeclarations } from './core.ts';
import { placesOf } from './layout.ts';
import { managerItem } from './managers.ts';
import { managerBits } from './spec.ts';
import type { CrossbarSpec } from './spec.ts';
import { subordinateItem, unusedBits } from './subordinates.ts';

/** AXI4 crossbar: ports of the peers, the decoder of the address map, and the library's crossbar between. */
export function text(spec: CrossbarSpec): string {
  const { module, origin, managers, subordinates, dataWidth, routes, addressWidth, options } = spec;
  const names = (peers: readonly Peer[]) => peers.map(({ name }) => name).join(', ');
  const side = { bus: 'axi4', dataWidth, userWidth: options.USER_WIDTH } as const;
  const [s, m] = [
    { ...side, interfaceName: 's', role: 'subordinate', idWidth: options.ID_WIDTH } as const,
    { ...side, interfaceName: 'm', role: 'manager', idWidth: options.TARGET_ID_WIDTH } as const,
  ];
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4 crossbar: ${names(managers)} to ${names(subordinates)}\n\n${behaviourOf(options.TOPOLOGY)}`,
    ports: [
      ...CLOCK_PORTS,
      ...managers.flatMap((peer) => peerPorts(s, peer, true)),
      ...subordinates.flatMap((peer) => peerPorts(m, peer, true)),
    ],
    items: sections([
      { kind: 'parameters', parameters: constants(spec) },
      [
        { kind: 'comment', text: 'Payloads of the channels: where each signal begins, and the bits of all.' },
        {
          kind: 'parameters',
          parameters: placesOf(spec).map(([name, value]) => constant('int', name, value)),
        },
      ],
      ...decoderText(routes, addressWidth),
      [
        {
          kind: 'comment',
          text: 'The managers (s_) and the subordinates (m_), the first in the lowest bits.',
        },
        { kind: 'declarations', declarations: [...vectorDeclarations('s'), ...vectorDeclarations('m')] },
      ],
      ...managers.map((peer, index) => managerItem(spec, peer, index)),
      ...subordinates.map((peer, index) => subordinateItem(spec, peer, index)),
      ...absent(spec),
      coreInstance(spec),
      unused(spec),
    ]),
  });
}

function constants({
  managers,
  subordinates,
  addressWidth,
  dataWidth,
  options,
}: CrossbarSpec): ParameterText[] {
  return [
    constant('int', 'NM', Math.max(1, managers.length), 'managers'),
    constant('int', 'NS', Math.max(1, subordinates.length), 'subordinates'),
    constant('int', 'NT', 'NS + 1', 'targets: the subordinates, and the default target'),
    constant('int', 'DEFAULT_TARGET', 'NS', 'answers unmapped addresses'),
    constant('int', 'AW', addressWidth, 'bits of an address'),
    constant('int', 'DW', dataWidth, 'bits of data'),
    constant('int', 'SW', 'DW / 8', 'write strobes'),
    constant('int', 'IW', Math.max(1, options.ID_WIDTH), "bits of a manager's ID"),
    constant('int', 'MW', Math.max(1, managerBits(managers.length)), "bits of a manager's number"),
    constant('int', 'TW', 'MW + IW', 'bits of an ID at the subordinates'),
    ...(options.USER_WIDTH > 0 ? [constant('int', 'UW', options.USER_WIDTH, 'bits of user signals')] : []),
  ];
}

/** A side without anybody: its one place in the vectors is idle. */
function absent({ managers, subordinates }: CrossbarSpec): ItemText[] {
  const idle = (names: string[]) => names.map((target) => ({ target, value: "'0" }));
  const s = ['awvalid', 'awtarget', 'awid', 'aw', 'wvalid', 'w', 'bready'];
  const reads = ['arvalid', 'artarget', 'arid', 'ar', 'rready'];
  const m = ['awready', 'wready', 'bvalid', 'bid', 'b', 'arready', 'rvalid', 'rid', 'r'];
  const items: ItemText[] = [
    {
      kind: 'assigns',
      assigns: managers.length > 0 ? [] : idle([...s, ...reads].map((name) => `s_${name}`)),
    },
    { kind: 'assigns', assigns: subordinates.length > 0 ? [] : idle(m.map((name) => `m_${name}`)) },
  ];
  return items.filter((item) => item.kind === 'assigns' && item.assigns.length > 0);
}

function unused(spec: CrossbarSpec): ItemText[] {
  const bits = [...(spec.options.ID_WIDTH > 0 ? [] : ['s_bid', 's_rid']), ...unusedBits(spec)];
  if (bits.length === 0) return [];
  return [{ kind: 'comment', text: 'Bits that nothing reads.' }, textItem(unusedText('unused', bits))];
}
