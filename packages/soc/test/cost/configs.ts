import type { BusType, SocDocument } from '@netloom/model';
import { emptySoc } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { interfaceSignals } from '../../src/bus/protocol.ts';
import { isNamed } from '../../src/cost/aloneDocument.ts';
import { shapeOf } from '../../src/design/shape.ts';

/** A block as the canvas puts it in: options that are not the defaults, and its peers where it takes many. */
export interface CostConfig {
  /** Its name, or its VLNV where it is no interconnect. */
  ip: string;
  parameters?: Record<string, number | string>;
  managers?: number;
  /** Bits of the address of each subordinate. */
  subordinates?: number[];
}

export const nameOf = ({ ip, parameters = {}, managers, subordinates }: CostConfig): string =>
  [
    ip,
    ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`),
    ...(subordinates ? [`${managers ?? 1} × ${subordinates.map((bits) => `2^${bits}`).join(' + ')}`] : []),
  ].join(' ');

const product = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((a) => others.map((b): [A, B] => [a, b]));

/** Bits of the address of what stands behind: registers, the memories of the library, a whole map. */
const ADDRESSES = [12, 16, 32];

const simple = [
  ...['axi4lite_axi4_bridge', 'axi4lite_wishbone_bridge', 'axi4lite_ahblite_bridge'],
  ...['wishbone_axi4lite_bridge', 'ahblite_axi4lite_bridge', 'memory_axi4lite_bridge', 'apb_axi4lite_bridge'],
].map((ip): CostConfig => ({ ip }));

const asynchronous = product(ADDRESSES, [4, 8]).map(([ADDR_WIDTH, ID_WIDTH]) => ({
  ...{ ip: 'axi4_async_bridge', parameters: { ADDR_WIDTH, ID_WIDTH } },
}));

/** As the fix puts them before a memory of 4 KiB. */
const converters = product([4, 8], [32, 64]).map(([ID_WIDTH, from]) => ({
  ip: 'axi4_width_converter',
  parameters: {
    ...{ MANAGER_DATA_WIDTH: from, SUBORDINATE_DATA_WIDTH: 96 - from },
    ...{ ADDR_WIDTH: 12, ID_WIDTH },
  },
}));

const ids = product(ADDRESSES, [0, 1, 2, 4]).map(([ADDR_WIDTH, SUBORDINATE_ID_WIDTH]) => ({
  ...{ ip: 'axi4_id_converter', parameters: { ADDR_WIDTH, ID_WIDTH: 8, SUBORDINATE_ID_WIDTH } },
}));

const others: CostConfig[] = [
  ...[2, 4, 8].map((ID_WIDTH) => ({ ip: 'axi4_axi4lite_bridge', parameters: { ID_WIDTH } })),
  ...ADDRESSES.map((ADDR_WIDTH) => ({ ip: 'axi4_burst_splitter', parameters: { ADDR_WIDTH, MAX_BEATS: 1 } })),
  ...ADDRESSES.map((ADDR_WIDTH) => ({ ip: 'axi4lite_async_bridge', parameters: { ADDR_WIDTH } })),
  ...[12, 16, 26].map((ADDR_WIDTH) => ({ ip: 'apb_async_bridge', parameters: { ADDR_WIDTH } })),
  ...[12, 16, 26].map((bits) => ({ ip: 'axi4lite_apb_bridge', subordinates: [bits] })),
  ...product(['axi4_crossbar', 'axi4lite_crossbar'], ADDRESSES).flatMap(([ip, bits]) =>
    [1, 2].map((managers): CostConfig => ({ ip, managers, subordinates: [bits] })),
  ),
];

/** As the gesture puts them between OpenTitan's blocks, or such without check bits, and what stands behind. */
const tlul = product(['tlul_axi4lite_bridge', 'axi4lite_tlul_bridge'], product(ADDRESSES, [0, 1])).map(
  ([ip, [ADDR_WIDTH, CHECK]]): CostConfig => ({ ip, parameters: { ADDR_WIDTH, CHECK } }),
);

export const COST_CONFIGS: readonly CostConfig[] = [
  ...simple,
  ...others,
  ...asynchronous,
  ...converters,
  ...ids,
  ...tlul,
];

/** Such a block at the top level alone. */
export function configDocument(config: CostConfig, library: Library): SocDocument {
  const ip = config.ip.includes(':') ? config.ip : `netloom:interconnect:${config.ip}:1.0`;
  const parameters = Object.fromEntries(
    Object.entries(config.parameters ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const { interfaces } = shapeOf(library, ip, parameters, {})!.generated!.ports;
  const { descriptor } = library.find(ip)!;
  const clocks = interfaces.map(({ clock }) => clock);
  const counts = { m: 0, s: 0 };
  const ends = interfaces.flatMap(({ name, role, bus, addressWidth, dataWidth, clock, multiple }) => {
    const isManager = role === 'subordinate';
    const widths = isManager
      ? Array.from({ length: multiple ? (config.managers ?? 1) : 1 }, () => addressWidth)
      : (config.subordinates ?? [addressWidth]);
    return widths.map((bits) => ({
      ...{ name: isManager ? `m${counts.m++}` : `s${counts.s++}`, end: `block.${name}`, isManager },
      interface: {
        ...topInterface(bus, isManager, bits, dataWidth, clock),
        ...(bus === 'tl-ul' && { signals: tlulSignals(bits, dataWidth, config) }),
      },
    }));
  });
  return {
    ...emptySoc('source'),
    clocks: Object.fromEntries(clocks.map((name) => [name, { frequency: 1e8 }])),
    resets: Object.fromEntries(
      interfaces.flatMap(({ reset, clock }) => (reset ? [[reset, { polarity: 'low' as const, clock }]] : [])),
    ),
    instances: { block: { ip: descriptor.vlnv, parameters } },
    interfaces: Object.fromEntries(ends.map((each) => [each.name, each.interface])),
    interfaceConnections: ends.map(({ name, end, isManager }) =>
      isManager ? { manager: name, subordinate: end } : { manager: end, subordinate: name },
    ),
    portConnections: [
      ...new Set(interfaces.flatMap(({ clock, reset }) => [clock, ...(reset ? [reset] : [])])),
    ].map((port) => ({ from: port, to: `block.${port}` })),
  };
}

/** What a TL-UL end has beside the standard signals. */
function tlulSignals(addressWidth: number, dataWidth: number, { parameters }: CostConfig) {
  const isChecked = parameters?.['CHECK'] !== 0;
  const signals = interfaceSignals('tl-ul', { addressWidth, dataWidth, idWidth: 8, isChecked });
  return Object.fromEntries(
    signals
      .filter(({ signal }) => isNamed('tl-ul', signal))
      .map(({ signal, width }) => [signal.name, String(width)]),
  );
}

function topInterface(
  bus: BusType,
  isManager: boolean,
  addressWidth: number,
  dataWidth: number,
  clock: string,
) {
  return {
    ...{ bus, clock, role: isManager ? ('subordinate' as const) : ('manager' as const) },
    ...{ addressWidth: String(addressWidth), dataWidth: String(dataWidth) },
  };
}
