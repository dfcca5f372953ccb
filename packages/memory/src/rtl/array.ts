import { emitModule, input, output, portGroup } from '@netloom/hdl/emit';
import type { ItemText, PortText } from '@netloom/hdl/emit';
import { reads, seatsOf, writes } from '../plan/ports.ts';
import { cellModule, vector } from './cell.ts';
import { collisions, tellsCollisions } from './collisions.ts';
import { columnItems } from './column.ts';
import { depthItems } from './depths.ts';
import { cellModes, cellName } from './parts.ts';
import type { ArrayParts } from './parts.ts';
import { powerInputs, powerModes } from './power.ts';

/** A module for each macro that the tiling has, by name. */
export function cellModules(parts: ArrayParts): { name: string; text: string }[] {
  const used = [...new Set(parts.tiling.columns.map(({ macro }) => macro))];
  return used.map((macro) => {
    const name = cellName(parts, macro);
    const candidate = parts.macros[macro]!;
    const seats = seatsOf(parts.ports, candidate.macro)!;
    return {
      name,
      text: cellModule(name, macro, candidate, seats, parts.contents !== undefined, cellModes(parts, macro)),
    };
  });
}

/** Ports of the array: stored words, read data a clock after the read. */
export function arrayPorts({ memory, geometry, ports }: ArrayParts): PortText[] {
  return [
    input('clk'),
    ...powerInputs(powerModes(memory)),
    ...ports.flatMap((port) => {
      const { name, kind } = port;
      return portGroup(`Port ${name}`, [
        input(`${name}_en`),
        ...(kind === 'rw' ? [input(`${name}_we`)] : []),
        ...(writes(port) && geometry.masked ? [input(`${name}_mask`, vector(geometry.groups))] : []),
        input(`${name}_addr`, vector(geometry.addressBits)),
        ...(writes(port) ? [input(`${name}_wdata`, vector(geometry.stored))] : []),
        ...(reads(port) ? [output(`${name}_rdata`, vector(geometry.stored))] : []),
        ...(tellsCollisions(memory, port) ? [output(`${name}_collided`)] : []),
      ]);
    }),
  ];
}

/** The macros with their banks and slices. */
export function arrayModule(parts: ArrayParts): string {
  const { memory, tiling, ports, geometry } = parts;
  const raw = ports.filter(reads).map(({ name }) => ({
    name: `${name}_raw`,
    packed: vector(geometry.stored),
  }));
  const words = new Set(tiling.columns.map(({ macro }) => parts.macros[macro]!.macro.words));
  const items: ItemText[] = [
    { kind: 'declarations', declarations: raw },
    ...[...words].sort((a, b) => a - b).flatMap((depth) => depthItems(parts, depth)),
    ...tiling.columns.flatMap((column, index) => columnItems(parts, column, index)),
    ...collisions(parts),
  ];
  return emitModule({
    name: `${memory.name}_array`,
    comment: `${memory.depth} words of ${geometry.stored} bits in ${tiling.count} macros.`,
    ports: arrayPorts(parts),
    items,
  });
}
