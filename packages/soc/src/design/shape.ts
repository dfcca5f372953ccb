import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { BusInterface, Direction, IpDescriptor, IpPort } from '@netloom/model';
import type { Library, LibraryEntry } from '../library/library.ts';

/** A port with the width that it has under given parameters. */
export interface PortShape {
  name: string;
  direction: Direction;
  /** Bits; 0 when the width could not be computed. */
  width: number;
  port: IpPort;
}

/** An IP under given parameters: shared by all instances that are configured alike. */
export interface Shape {
  library: Library;
  entry: LibraryEntry;
  descriptor: IpDescriptor;
  values: Values;
  ports: ReadonlyMap<string, PortShape>;
  interfaces: ReadonlyMap<string, BusInterface>;
  /** Port name → the interface that it is a signal of. */
  interfaceOf: ReadonlyMap<string, BusInterface>;
  problems: { parameter?: string; message: string }[];
}

const MAXIMUM_WIDTH = 1_000_000n;
const shapesOf = new WeakMap<Library, Map<string, Shape>>();

/** Undefined when the library does not have the IP. `outer` are the parameters of the document. */
export function shapeOf(
  library: Library,
  vlnv: string,
  overrides: Record<string, string>,
  outer: Values,
): Shape | undefined {
  let shapes = shapesOf.get(library);
  if (!shapes) shapesOf.set(library, (shapes = new Map<string, Shape>()));
  const key = shapeKey(vlnv, overrides, outer);
  const known = shapes.get(key);
  if (known) return known;
  const entry = library.find(vlnv);
  if (!entry) return undefined;
  const shape = computeShape(library, entry, overrides, outer);
  shapes.set(key, shape);
  return shape;
}

function shapeKey(vlnv: string, overrides: Record<string, string>, outer: Values): string {
  const names = Object.keys(overrides);
  if (names.length === 0) return vlnv;
  const settings = names.sort().map((name) => `${name}=${overrides[name]}`);
  const scope = Object.entries(outer).map(([name, value]) => `${name}=${value}`);
  return [vlnv, ...settings, '', ...scope].join('\n');
}

function computeShape(
  library: Library,
  entry: LibraryEntry,
  overrides: Record<string, string>,
  outer: Values,
): Shape {
  const { descriptor } = entry;
  const { values, problems } = resolveParameters(descriptor.parameters, overrides, outer);
  const all: Shape['problems'] = [...problems];
  const ports = new Map<string, PortShape>();
  for (const port of descriptor.ports) {
    const result = portWidth(port, values);
    const fits = result.ok && result.value <= MAXIMUM_WIDTH;
    if (!result.ok) all.push({ message: `the width of port ${port.name} has no value: ${result.message}` });
    else if (!fits) all.push({ message: `port ${port.name} is ${result.value} bits wide` });
    ports.set(port.name, { ...port, width: fits ? Number(result.value) : 0, port });
  }
  const interfaces = new Map(descriptor.busInterfaces.map((each) => [each.name, each]));
  const interfaceOf = portOwners(descriptor);
  return { library, entry, descriptor, values, ports, interfaces, interfaceOf, problems: all };
}

function portOwners(descriptor: IpDescriptor): Map<string, BusInterface> {
  return new Map(
    descriptor.busInterfaces.flatMap((each) =>
      Object.values(each.signals).map((port) => [port, each] as const),
    ),
  );
}
