import { input, output, portGroup } from '@netloom/hdl/emit';
import type { ConnectionText, PortText } from '@netloom/hdl/emit';
import type { Bus, Memory } from '../document/memory.ts';
import { bitsFor, geometryOf } from '../geometry.ts';
import { portsOf } from '../plan/ports.ts';
import { plainPorts } from '../rtl/ports.ts';

export type BusKind = Exclude<Bus, 'none'>;

/** Low bits of an address, which choose a byte of the word. */
export const byteBits = ({ width }: Memory) => bitsFor(width / 8);

/** Ports of the bus: IHI 0022H for AXI4 and AXI4-Lite, IHI 0024 for APB. */
export function busPorts(memory: Memory): PortText[] {
  const { bus, width } = memory;
  const address = geometryOf(memory).addressBits + byteBits(memory);
  if (bus === 'none') return [];
  const ports = PORTS[bus](address, width);
  const list = portsOf(memory);
  if (list.length === 1) return portGroup(TITLES[bus], ports);
  return list.flatMap(({ name }) =>
    portGroup(
      `${TITLES[bus]} of port ${name}`,
      ports.map((port) => ({ ...port, name: ofPort(name, port.name) })),
    ),
  );
}

/** Name of a port of a bus where each port of the memory has one: `s_b_axi_awaddr`. */
export const ofPort = (port: string, name: string) => name.replace(/^s_/, `s_${port}_`);

/** The memory as one bus sees it: the modules of a bus stand before any port, each in an instance of its own. */
export const seenByBus = (memory: Memory): Memory => ({ ...memory, ports: '1rw' });

/** What a bus is refused at a port that only reads, or only writes. */
const DENIED_PARAMETERS = [
  { name: 'READS', type: 'bit', value: "1'b1", comment: 'reads are answered with SLVERR where it is 0' },
  { name: 'WRITES', type: 'bit', value: "1'b1", comment: 'writes likewise' },
];

/** Parameters of the modules of a bus: those of a bus whose port does all are not there. */
export const deniedParameters = ({ ports }: Memory) =>
  ports === '1rw' || ports === '2rw' ? [] : DENIED_PARAMETERS;

const TITLES: Readonly<Record<BusKind, string>> = { axi4: 'AXI4', axi4lite: 'AXI4-Lite', apb: 'APB' };
const ID = '[ID_WIDTH-1:0]';

const PORTS: Readonly<Record<BusKind, (address: number, width: number) => PortText[]>> = {
  apb: (address, width) => [
    input('s_apb_paddr', address),
    input('s_apb_psel'),
    input('s_apb_penable'),
    input('s_apb_pwrite'),
    input('s_apb_pwdata', width),
    input('s_apb_pstrb', width / 8),
    output('s_apb_prdata', width),
    output('s_apb_pready'),
    output('s_apb_pslverr'),
  ],
  axi4lite: (address, width) => [
    ...channel('s_axil_aw', [input('addr', address)]),
    ...channel('s_axil_w', [input('data', width), input('strb', width / 8)]),
    ...answers('s_axil_b', [output('resp', 2)]),
    ...channel('s_axil_ar', [input('addr', address)]),
    ...answers('s_axil_r', [output('data', width), output('resp', 2)]),
  ],
  axi4: (address, width) => [
    ...channel('s_axi_aw', request(address)),
    ...channel('s_axi_w', [input('data', width), input('strb', width / 8), input('last')]),
    ...answers('s_axi_b', [output('id', ID), output('resp', 2)]),
    ...channel('s_axi_ar', request(address)),
    ...answers('s_axi_r', [output('id', ID), output('data', width), output('resp', 2), output('last')]),
  ],
};

const request = (address: number): PortText[] => [
  input('id', ID),
  input('addr', address),
  input('len', 8),
  input('size', 3),
  input('burst', 2),
];

const channel = (prefix: string, signals: readonly PortText[]) =>
  named(prefix, [...signals, input('valid'), output('ready')]);
const answers = (prefix: string, signals: readonly PortText[]) =>
  named(prefix, [...signals, output('valid'), input('ready')]);
const named = (prefix: string, signals: readonly PortText[]) =>
  signals.map((port) => ({ ...port, name: `${prefix}${port.name}` }));

/** The plain port of the core, as the bus sees it: it drives what the core takes. */
export function towardsCore(memory: Memory): PortText[] {
  const turned = plainPorts(memory).map(({ group: _, comment: __, ...port }): PortText => ({
    ...port,
    direction: port.direction === 'input' ? 'output' : 'input',
  }));
  return portGroup('The core', turned);
}

export const connected = (ports: readonly PortText[]): ConnectionText[] =>
  ports.map(({ name }) => ({ name, value: name }));
