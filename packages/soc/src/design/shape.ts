import { saidOf } from '@netloom/model';
import { portWidth, resolveParameters } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { BusInterface, Direction, IpDescriptor, IpPort, Said, SocDocument } from '@netloom/model';
import type { BlockGenerator, BlockPorts } from '../generators/blockGenerator.ts';
import { withPorts } from '../generators/describe.ts';
import { readOptions } from '../generators/options.ts';
import type { Library, LibraryEntry } from '../library/library.ts';
import { variantOf } from '../library/variant.ts';
import type { InstancePatch, PatchProblem } from '../patch/patched.ts';
import { patchKey, patchedEntry } from '../patch/patchedEntry.ts';
import { say } from '../wording/sentences.ts';
import { sameTop } from './sameTop.ts';

/** A port with the width that it has under given parameters. */
export interface PortShape {
  name: string;
  direction: Direction;
  /** Bits; 0 when the width could not be computed. */
  width: number;
  port: IpPort;
}

/** A block whose RTL is generated, under given options. */
export interface GeneratedShape {
  generator: BlockGenerator;
  options: Record<string, unknown>;
  ports: BlockPorts;
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
  generated?: GeneratedShape;
  problems: ({ parameter?: string } & Said)[];
  /** Of the patch of an instance that has one. */
  patchProblems?: readonly PatchProblem[];
}

const MAXIMUM_WIDTH = 1_000_000n;
const shapesOf = new WeakMap<Library, Map<string, Shape>>();

/** Undefined when the library does not have the IP, or not its generator. `outer` are the parameters of the document. */
export function shapeOf(
  library: Library,
  vlnv: string,
  overrides: Record<string, string>,
  outer: Values,
  patch?: InstancePatch,
): Shape | undefined {
  let shapes = shapesOf.get(library);
  if (!shapes) shapesOf.set(library, (shapes = new Map<string, Shape>()));
  const key = shapeKey(vlnv, overrides, outer) + patchKey(patch);
  const known = shapes.get(key);
  if (known) return known;
  const entry = library.find(vlnv);
  if (!entry || generatorOf(library, entry) === 'unknown') return undefined;
  const own = patchedEntry(library, entry, patch);
  const plain = withKnownPorts(shapes, computeShape(library, own.entry, overrides, outer));
  const shape = own.problems.length === 0 ? plain : { ...plain, patchProblems: own.problems };
  shapes.set(key, shape);
  return shape;
}

/** Ports that parameters leave as they are by default are the same objects, by which checks see that nothing changed. */
function withKnownPorts(shapes: ReadonlyMap<string, Shape>, shape: Shape): Shape {
  const plain = shapes.get(shape.descriptor.vlnv);
  if (!plain || plain.generated || plain.descriptor !== shape.descriptor) return shape;
  const isSame = [...shape.ports].every(([name, { width }]) => plain.ports.get(name)?.width === width);
  const { ports, interfaces, interfaceOf } = plain;
  return isSame ? { ...shape, ports, interfaces, interfaceOf } : shape;
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
  given: LibraryEntry,
  overrides: Record<string, string>,
  outer: Values,
): Shape {
  const { values, problems } = resolveParameters(given.descriptor.parameters, overrides, outer);
  const entry = variantOf(library, given, values);
  const all: Shape['problems'] = [...problems];
  const generated = generatedShape(library, entry, values, all);
  const descriptor = generated ? withPorts(entry.descriptor, generated.ports) : entry.descriptor;
  const shape = { library, entry, values, ...portsOf(descriptor, values, all) };
  return generated ? { ...shape, generated } : shape;
}

const withins = new WeakMap<Shape, { document: SocDocument; shape: Shape }>();

/** The shape of a block that is made after the clocks and resets of the document that it stands in; others stay. */
export function shapeWithin(shape: Shape, document: SocDocument): Shape {
  if (!shape.generated?.generator.within) return shape;
  const last = withins.get(shape);
  if (last && sameTop(last.document, document)) return last.shape;
  const made = madeWithin(shape, document);
  withins.set(shape, { document, shape: made });
  return made;
}

function madeWithin(shape: Shape, document: SocDocument): Shape {
  const { generated, entry, values } = shape;
  const within = generated?.generator.within?.(generated.options, document);
  if (!generated || !within) return shape;
  const { ports, registers } = within;
  return {
    ...shape,
    entry: { ...entry, registers },
    ...portsOf(withPorts(entry.descriptor, ports), values, [...shape.problems]),
    generated: { ...generated, ports },
  };
}

function portsOf(descriptor: IpDescriptor, values: Values, all: Shape['problems']) {
  const ports = new Map<string, PortShape>();
  for (const port of descriptor.ports) {
    const result = portWidth(port, values);
    const fits = result.ok && result.value <= MAXIMUM_WIDTH;
    if (!result.ok) all.push(say('shape/no-width', { port: port.name, reason: saidOf(result) }));
    else if (!fits) all.push(say('shape/width', { port: port.name, width: String(result.value) }));
    ports.set(port.name, { ...port, width: fits ? Number(result.value) : 0, port });
  }
  const interfaces = new Map(descriptor.busInterfaces.map((each) => [each.name, each]));
  const interfaceOf = portOwners(descriptor);
  return { descriptor, ports, interfaces, interfaceOf, problems: all };
}

/** Undefined for a block that is not generated. */
function generatorOf(
  { generators }: Library,
  { descriptor }: LibraryEntry,
): BlockGenerator | 'unknown' | undefined {
  if (descriptor.generator === undefined) return undefined;
  return generators.get(descriptor.generator) ?? 'unknown';
}

function generatedShape(
  library: Library,
  entry: LibraryEntry,
  values: Values,
  problems: Shape['problems'],
): GeneratedShape | undefined {
  const generator = generatorOf(library, entry);
  if (generator === undefined || generator === 'unknown') return undefined;
  const read = readOptions(generator.options, values);
  problems.push(...read.problems);
  return { generator, options: read.options, ports: generator.ports(read.options) };
}

function portOwners(descriptor: IpDescriptor): Map<string, BusInterface> {
  return new Map(
    descriptor.busInterfaces.flatMap((each) =>
      Object.values(each.signals).map((port) => [port, each] as const),
    ),
  );
}
