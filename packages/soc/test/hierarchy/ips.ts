import { IpDescriptor } from '@netloom/model';
import type { BusRole, BusType } from '@netloom/model';
import { createLibrary } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { protocolOf, signalWidth } from '../../src/bus/protocol.ts';

type Port = { name: string; direction: 'in' | 'out' | 'inout'; width: string };

const port = (name: string, direction: Port['direction'], width: number | string = 1): Port => ({
  name,
  direction,
  width: String(width),
});

/** Every signal of a protocol but some, as ports and signal map of one side; free ones have five bits. */
function side(name: string, bus: BusType, role: BusRole, without: string[] = [], address = 32) {
  const signals = [...protocolOf(bus).signals.values()].filter((each) => !without.includes(each.name));
  const ports = signals.map((each) =>
    port(
      `${name}_${each.name.toLowerCase()}`,
      each.driver === role ? 'out' : 'in',
      ['free', 'id', 'user'].includes(String(each.width)) ? 5 : signalWidth(each, address, 32),
    ),
  );
  const map = Object.fromEntries(signals.map((each, index) => [each.name, ports[index]!.name]));
  return { ports, bus: { name, bus, role, signals: map, clock: 'clk' } };
}

function block(name: string, ports: Port[], buses: object[], parameters: object[] = []): IpDescriptor {
  return IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: `test:ip:${name}:1.0`, module: `b_${name}`, title: name },
    clocks: [{ port: 'clk' }],
    resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }],
    ports: [port('clk', 'in'), port('rst_n', 'in'), ...ports],
    busInterfaces: buses,
    parameters,
    interrupts: [
      ...ports.filter((each) => each.name === 'irq').map(() => ({ port: 'irq', role: 'source' })),
      ...ports.filter((each) => each.name === 'asks').map(() => ({ port: 'asks', role: 'sink' })),
    ],
  });
}

const OTHER_DIRECTION = ['WUSER', 'BUSER', 'RUSER', 'AWQOS'];
const lite = side('m', 'axi4-lite', 'manager');
const store = side('s', 'axi4-lite', 'subordinate', ['AWPROT', 'ARPROT'], 12);
const full = side('m', 'axi4', 'manager', OTHER_DIRECTION);
const target = side('s', 'axi4', 'subordinate', ['AWREGION', 'ARREGION']);
const requester = side('m', 'apb', 'manager', ['PSTRB', 'PPROT']);
const peripheral = side('s', 'apb', 'subordinate', [], 16);
const source = side('m', 'axi-stream', 'manager', ['TSTRB', 'TDEST']);
const drain = side('s', 'axi-stream', 'subordinate', ['TSTRB', 'TUSER']);
const high = side('m', 'ahb-lite', 'manager', ['HPROT', 'HSEL', 'HREADYOUT']);
const low = side('s', 'ahb-lite', 'subordinate');
high.ports.push(port('m_hready', 'in'));
low.ports.push(port('s_hready', 'in'));
const withReady = <T extends { bus: { signals: Record<string, string> } }>(each: T, name: string) => ({
  ...each.bus,
  signals: { ...each.bus.signals, HREADY: name },
});
const width = [{ name: 'WIDTH', value: '8' }];

/** Blocks that between them have all protocols, parameters, interrupts and bidirectional pins. */
export const BLOCKS: Record<string, IpDescriptor> = {
  lite: block('lite', [...lite.ports, port('asks', 'in', 8), port('halted', 'out')], [lite.bus]),
  store: block('store', store.ports, [store.bus]),
  full: block('full', [...full.ports, port('asks', 'in', 4)], [full.bus]),
  target: block('target', target.ports, [target.bus]),
  requester: block('requester', requester.ports, [requester.bus]),
  peripheral: block('peripheral', [...peripheral.ports, port('irq', 'out')], [peripheral.bus]),
  source: block('source', source.ports, [source.bus]),
  drain: block('drain', [...drain.ports, port('irq', 'out')], [drain.bus]),
  high: block('high', high.ports, [withReady(high, 'm_hready')]),
  low: block('low', low.ports, [withReady(low, 's_hready')]),
  logic: block(
    'logic',
    [port('a', 'in', 'WIDTH'), port('b', 'in', 4), port('y', 'out', 'WIDTH'), port('z', 'out', 3)],
    [],
    width,
  ),
  pads: block('pads', [port('pin', 'inout', 4), port('drive', 'in', 4), port('sense', 'out', 4)], []),
};

export const LIBRARY: Library = createLibrary(Object.values(BLOCKS));

/** The blocks as modules without contents. */
export const BLACK_BOXES = Object.values(BLOCKS)
  .map(({ module, ports, parameters }) => {
    const list = ports.map((each) => {
      const direction = { in: 'input', out: 'output', inout: 'inout' }[each.direction];
      return `  ${direction} wire [(${each.width})-1:0] ${each.name}`;
    });
    const head = parameters.map(({ name, value }) => `parameter ${name} = ${value}`).join(', ');
    return `(* blackbox, keep *) module ${module}${head && ` #(${head})`} (\n${list.join(',\n')}\n);\nendmodule\n`;
  })
  .join('\n');
