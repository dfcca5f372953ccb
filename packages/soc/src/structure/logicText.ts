import { emitModule } from '@netloom/hdl/emit';
import type { ItemText, PortText } from '@netloom/hdl/emit';
import type { LogicItem, ModuleStructure, Piece, StructureNet } from '@netloom/hdl/structure';
import type { IpPort } from '@netloom/model';
import { rangeText, selectText } from '../generate/value.ts';

export type InnerNet = StructureNet;

/** A net that goes through the border of the logic. */
export interface CrossingNet {
  net: StructureNet;
  direction: IpPort['direction'];
  /** Bits of an output that come from outside all the same: they go through. */
  driven: { low: number; high: number }[];
}

/** The bits of a shared net that come from outside; no name of the language, so that none is taken. */
export const outsideOf = (name: string): string => `${name}@outside`;

interface Text {
  text: string;
  ports: IpPort[];
  /** Its pins, and the bits that each carries. */
  pins: [string, Piece][];
}

/** Text of the module, whose ports bear the names of the nets. */
export function logicText(
  structure: ModuleStructure,
  module: string,
  crossing: readonly CrossingNet[],
  inner: readonly InnerNet[],
  items: readonly LogicItem[],
): Text {
  const ports: { port: IpPort; piece: Piece; inside: ItemText[] }[] = crossing.flatMap((each) =>
    portsOf(structure, each),
  );
  const { header, body, imports } = structure.context;
  const declared = inner.map(({ declaration = '' }) => declaration);
  const texts: ItemText[] = [...new Set([...imports, ...body, ...declared])].map(textOf);
  const text = emitModule({
    name: module,
    comment: `What ${structure.descriptor.module} has besides instances and wires, taken out of it at import.`,
    ports: ports.map(({ port }) => portText(port)),
    items: [
      ...texts,
      ...ports.flatMap(({ inside }) => inside),
      ...items.flatMap((item): ItemText[] => [{ kind: 'blank' }, textOf(item.text)]),
    ],
  });
  const parameters = header.replace(/^#\s*/, ' #');
  return {
    text: parameters ? text.replace(`module ${module}`, () => `module ${module}${parameters}`) : text,
    ports: ports.map(({ port }) => port),
    pins: ports.map(({ port, piece }) => [port.name, piece]),
  };
}

function textOf(text: string): ItemText {
  return {
    kind: 'text',
    text: text
      .split('\n')
      .map((line, index) => (index === 0 ? `  ${line}` : line))
      .join('\n'),
  };
}

function portsOf(structure: ModuleStructure, { net, direction, driven }: CrossingNet) {
  const { name, width } = net;
  const whole: Piece = { kind: 'net', name, high: width - 1, low: 0 };
  const typed = typedDeclaration(structure, net);
  // What is no plain vector has its own type inside, and its bits at the border.
  const portName = typed === undefined ? name : `${name}_bits`;
  const border = typed === undefined ? [] : [typed, join(direction, name, portName)];
  const through = driven.map(({ low, high }) => ({
    port: ipPort(`${name}_${high}_${low}`, 'in', high - low + 1, false),
    piece: { kind: 'net', name: outsideOf(name), high, low } as Piece,
    inside: [textOf(`assign ${name}${selectText(high, low, width)} = ${name}_${high}_${low};`)],
  }));
  const port = ipPort(portName, direction, width, net.signed);
  return [{ port, piece: whole, inside: border.map(textOf) }, ...through];
}

function join(direction: IpPort['direction'], name: string, port: string): string {
  return direction === 'out' ? `assign ${port} = ${name};` : `assign ${name} = ${port};`;
}

/** Undefined for a plain vector. */
function typedDeclaration({ descriptor }: ModuleStructure, net: StructureNet): string | undefined {
  if (net.plain) return undefined;
  const port = descriptor.ports.find(({ name }) => name === net.name);
  return net.declaration ?? (port?.type === undefined ? undefined : `${port.type} ${net.name};`);
}

function ipPort(name: string, direction: IpPort['direction'], width: number, signed: boolean): IpPort {
  const packed = width === 1 ? [] : [{ left: String(width - 1), right: '0' }];
  return {
    ...{ name, direction, width: String(width), packed, unpacked: [] },
    ...(signed ? { type: 'logic signed' } : {}),
  };
}

function portText({ name, direction, width, type }: IpPort): PortText {
  return {
    name,
    direction: direction === 'in' ? 'input' : direction === 'out' ? 'output' : 'inout',
    packed: rangeText(Number(width)),
    ...(type === undefined ? {} : { type }),
  };
}
