import type { BusInterface, SocDocument, Vlnv } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import { shapeOf } from '../../design/shape.ts';
import type { Shape } from '../../design/shape.ts';
import { wayBack } from '../../library/cycles.ts';
import type { Library } from '../../library/library.ts';
import { say } from '../../wording/sentences.ts';
import { refuse } from '../edit.ts';
import type { Edit } from '../edit.ts';

/**
 * Blocks that an instance could be made of without a change of anything around it: they have every parameter that it sets,
 * and under those the same ports and interfaces, clocks, resets and interrupts. Of blocks that are generated the ports follow
 * from what they are connected to: they have none.
 */
export function variantsOf(document: SocDocument, library: Library, name: string): Vlnv[] {
  const design = designOf(document, library);
  const own = design.blocks.get(name)?.shape;
  const instance = document.instances[name];
  if (!instance || !own || own.generated) return [];
  const { parameters = {} } = instance;
  const wanted = boundaryOf(own);
  return library.names.filter((vlnv) => {
    if (vlnv === instance.ip || wayBack(vlnv, [document.vlnv], library, new Set())) return false;
    const descriptor = library.find(vlnv)?.descriptor;
    if (!descriptor || descriptor.generator !== undefined || !hasAll(descriptor.parameters, parameters))
      return false;
    const shape = shapeOf(library, vlnv, parameters, design.values);
    return shape !== undefined && shape.problems.length === 0 && boundaryOf(shape) === wanted;
  });
}

/** Makes an instance one of another block with the same ports; all that the document says of it stays as it is. */
export function chooseVariant(document: SocDocument, library: Library, name: string, vlnv: Vlnv): Edit {
  if (!variantsOf(document, library, name).includes(vlnv)) {
    return refuse(say('refused/no-variant', { instance: name, vlnv }));
  }
  const instance = { ...document.instances[name]!, ip: vlnv };
  return { document: { ...document, instances: { ...document.instances, [name]: instance } } };
}

const hasAll = (known: readonly { name: string; local: boolean }[], set: Readonly<Record<string, string>>) =>
  Object.keys(set).every((name) => known.some((each) => each.name === name && !each.local));

const boundaries = new WeakMap<Shape, string>();

/** All that can be seen of a block from outside, in a text that is the same where that is. */
function boundaryOf(shape: Shape): string {
  let text = boundaries.get(shape);
  if (text === undefined) boundaries.set(shape, (text = boundaryText(shape)));
  return text;
}

function boundaryText({ descriptor, ports, interfaces }: Shape): string {
  const lines = [
    ...[...ports.values()].map(({ name, direction, width, port }) => [
      ...['port', name, direction, width, port.unpacked.length],
      ...port.unpacked.flatMap(({ left, right }) => [left, right]),
    ]),
    ...[...interfaces.values()].map(interfaceLine),
    ...descriptor.clocks.map(({ port }) => ['clock', port]),
    ...descriptor.resets.map(({ port, polarity, clock }) => ['reset', port, polarity, clock]),
    ...descriptor.interrupts.map(({ port, role, sensitivity }) => ['interrupt', port, role, sensitivity]),
  ];
  return lines
    .map((line) => line.join(' '))
    .sort()
    .join('\n');
}

function interfaceLine({ name, bus, role, signals, clock, multiple }: BusInterface) {
  const wires = Object.entries(signals).map(([signal, port]) => `${signal}=${port}`);
  return ['interface', name, bus, role, clock, multiple, ...wires.sort()];
}
