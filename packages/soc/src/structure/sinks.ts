import type { Connection, ModuleStructure, Piece } from '@netloom/hdl/structure';
import { widthOf } from '@netloom/hdl/structure';
import type { KnownBlock } from './blocks.ts';
import { grownPin } from './grownPin.ts';
import { Nets } from './nets.ts';
import type { Part } from './parts.ts';

/** An input of an instance, or an output of the top level, and what drives it in the text. */
export interface Sink {
  instance: string | undefined;
  name: string;
  width: number;
  parts: Part[];
}

export interface Connectivity {
  nets: Nets;
  /** By `instance.pin`, or the name of the top level's port. */
  sinks: Map<string, Sink>;
}

/** Down to bits: what drives every input, as the module's text has it. */
export function connectivityOf(
  structure: ModuleStructure,
  blocks: ReadonlyMap<string, KnownBlock>,
): Connectivity {
  const nets = new Nets(structure);
  const pins: { key: string; instance: string; name: string; width: number; pieces: Piece[] }[] = [];
  for (const [instance, block] of blocks) {
    for (const [name, connection] of connectionsOf(structure, block)) {
      const port = block.shape.ports.get(name);
      const pieces = connection.kind === 'pieces' ? connection.pieces : [];
      const key = `${instance}.${name}`;
      const isInput = port ? port.direction === 'in' : (grownPin(block.shape, name)?.isInput ?? false);
      const width = port?.width ?? pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
      if (!isInput) nets.drive(key, width, pieces, port?.direction === 'inout');
      if (isInput || port?.direction === 'inout') pins.push({ key, instance, name, width, pieces });
    }
  }
  const sinks = new Map<string, Sink>();
  for (const { key, instance, name, width, pieces } of pins) {
    sinks.set(key, { instance, name, width, parts: nets.parts(pieces, width) });
  }
  addTop(structure, nets, sinks);
  return { nets, sinks };
}

function addTop({ descriptor }: ModuleStructure, nets: Nets, sinks: Map<string, Sink>): void {
  for (const { name, direction } of descriptor.ports) {
    if (direction !== 'out') continue;
    const width = nets.width(name);
    const whole: Piece = { kind: 'net', name, high: width - 1, low: 0 };
    sinks.set(name, { instance: undefined, name, width, parts: nets.parts([whole], width) });
  }
}

/** Pins with their connections; `.*` connects the others to nets of their names, and what is not named is open. */
export function connectionsOf(
  { nets }: ModuleStructure,
  { instance, shape }: KnownBlock,
): ReadonlyMap<string, Connection> {
  const all = new Map(instance.pins);
  for (const name of shape.ports.keys()) {
    if (all.has(name)) continue;
    const net = instance.implicit ? nets.get(name) : undefined;
    const piece: Piece | undefined = net && { kind: 'net', name, high: net.width - 1, low: 0 };
    all.set(name, piece ? { kind: 'pieces', pieces: [piece] } : { kind: 'none' });
  }
  return all;
}
