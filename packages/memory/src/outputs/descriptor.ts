import { descriptorPort } from '@netloom/hdl/emit';
import { IpDescriptor } from '@netloom/model';
import type { IpDescriptorText } from '@netloom/model';
import { byteBits, ofPort } from '../bus/sides.ts';
import type { BusKind } from '../bus/sides.ts';
import type { Memory } from '../document/memory.ts';
import { portsOf } from '../plan/ports.ts';
import { SPAN } from '../registers/layout.ts';
import { blockPorts } from '../wrapper/ports.ts';

type InterfaceText = NonNullable<IpDescriptorText['busInterfaces']>[number];

/** What the memory is on the palette and on the canvas. */
export function descriptorOf(memory: Memory, files: readonly string[]): IpDescriptor {
  const { name, title, depth, width, bus, registers } = memory;
  return IpDescriptor.parse({
    netloom: 'ip',
    version: 1,
    vlnv: `netloom:memory:${name}:1.0`,
    module: name,
    title: title ?? `Memory ${name}`,
    description: `${depth} words of ${width} bits; generated from ${name}.memory.json.`,
    category: 'Memories',
    parameters: bus === 'axi4' ? [ID_WIDTH] : [],
    ports: blockPorts(memory).map((port) => ({
      ...descriptorPort(port),
      ...(port.name !== 'clk' && port.name !== 'rst_n' && { clock: 'clk' }),
    })),
    // The registers come first: where both speak APB, theirs is the first one.
    busInterfaces: [...(registers ? [control(memory)] : []), ...data(memory)],
    clocks: [{ port: 'clk' }],
    resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }],
    ...(registers && { registers: `${name}.regs.json` }),
    files: [...files],
  });
}

const ID_WIDTH = {
  name: 'ID_WIDTH',
  value: '8',
  description: 'Bits of an ID; the manager may have fewer',
  minimum: '1',
  maximum: '24',
};

/** An interface of the ports with its prefix, its signals in the protocol's words. */
function subordinate(memory: Memory, name: string, bus: InterfaceText['bus'], span: number): InterfaceText {
  const prefix = `${name}_`;
  const ports = blockPorts(memory).filter((port) => port.name.startsWith(prefix));
  return {
    ...{ name, bus, role: 'subordinate', clock: 'clk', reset: 'rst_n', addressSpan: String(span) },
    signals: Object.fromEntries(
      ports.map((port) => [port.name.slice(prefix.length).toUpperCase(), port.name]),
    ),
  };
}

const control = (memory: Memory) => ({
  ...subordinate(memory, 's_ctl', 'apb', SPAN),
  description: 'Errors that were found, injection, self-test',
});

const NAMES: Readonly<Record<BusKind, { name: string; bus: InterfaceText['bus'] }>> = {
  axi4: { name: 's_axi', bus: 'axi4' },
  axi4lite: { name: 's_axil', bus: 'axi4-lite' },
  apb: { name: 's_apb', bus: 'apb' },
};

const SIDES = {
  rw: 'The words',
  r: 'The words, to be read; a write is refused',
  w: 'The words, to be written; a read is refused',
} as const;

function data(memory: Memory): InterfaceText[] {
  if (memory.bus === 'none') return [];
  const { name, bus } = NAMES[memory.bus];
  const span = memory.depth * 2 ** byteBits(memory);
  const list = portsOf(memory);
  if (list.length === 1) return [subordinate(memory, name, bus, span)];
  return list.map((port) => ({
    ...subordinate(memory, ofPort(port.name, name), bus, span),
    description: SIDES[port.kind],
  }));
}
