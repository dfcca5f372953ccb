import type {
  Connection,
  LogicItem,
  ModuleStructure,
  Piece,
  StructureInstance,
} from '@netloom/hdl/structure';
import { widthOf } from '@netloom/hdl/structure';
import type { Diagnostic, IpDescriptor, IpPort } from '@netloom/model';
import type { KnownBlock } from './blocks.ts';
import { logicText, outsideOf } from './logicText.ts';
import type { CrossingNet, InnerNet } from './logicText.ts';
import { connectionsOf, connectivityOf } from './sinks.ts';
import type { Nets } from './nets.ts';
import { say } from '../wording/sentences.ts';

/** A module of its own for what is more than instances and wires. */
export interface LogicModule {
  descriptor: IpDescriptor;
  text: string;
}

export interface Separated {
  /** Instances and wires alone; one of the instances is the logic. */
  structure: ModuleStructure;
  logic: LogicModule | undefined;
  diagnostics: Diagnostic[];
}

/** Takes what is no structure out of a module: statements, expressions at pins, and instances of unknown modules. */
export function separateLogic(
  given: ModuleStructure,
  blocks: ReadonlyMap<string, KnownBlock>,
  folder: string,
): Separated {
  const structure = { ...given, logic: withoutUnread(given) };
  const inside = instancesInLogic(structure, blocks);
  const outside = new Map([...blocks].filter(([name]) => !inside.has(name)));
  const { items, pins } = itemsOf(structure, inside, outside);
  if (items.length === 0) return { structure, logic: undefined, diagnostics: [] };
  const diagnostics = told(structure, items, inside);
  const plain = withPins(structure, inside, pins);
  const { nets } = connectivityOf(plain, outside);
  const used = new Set(items.flatMap(({ names }) => [...names]));
  const read = readOutside(plain, outside, nets);
  const crossing: CrossingNet[] = [];
  const inner: InnerNet[] = [];
  for (const name of used) {
    const net = structure.nets.get(name);
    if (!net) continue;
    const driven = nets.driven(name);
    const isWhole =
      driven.reduce((sum, { low, high }) => sum + high - low + 1, 0) >= net.width && net.width > 0;
    const direction = directionOf(structure, name);
    if (direction === 'inout') crossing.push({ net, direction: 'inout', driven: [] });
    else if (isWhole) crossing.push({ net, direction: 'in', driven: [] });
    else if (read.has(name) || direction === 'out' || driven.length > 0)
      crossing.push({ net, direction: 'out', driven });
    else inner.push(net);
  }
  for (const pin of pins) crossing.push({ net: pin.net, direction: 'out', driven: [] });
  const shared = new Set(crossing.filter(({ driven }) => driven.length > 0).map(({ net }) => net.name));
  const rerouted = reroute(plain, outside, shared);
  return { ...assembled(rerouted, crossing, inner, items, folder), diagnostics };
}

/** Without assignments to nets that nothing reads, as lint is kept quiet with. */
function withoutUnread({ logic, instances, assigns, descriptor, nets }: ModuleStructure): LogicItem[] {
  const read = new Map<string, number>();
  const readings = [
    ...logic.map(({ names }) => names),
    ...instances.map(({ names }) => names),
    ...assigns.map(({ value }) => value.flatMap((piece) => (piece.kind === 'net' ? piece.name : []))),
    descriptor.ports.map(({ name }) => name),
  ];
  for (const names of readings) for (const name of names) read.set(name, (read.get(name) ?? 0) + 1);
  return logic.filter(({ target }) => target === undefined || !nets.has(target) || read.get(target) !== 1);
}

/** Instances of unknown modules or with pins that are unknown, and those that logic looks into by name. */
function instancesInLogic(structure: ModuleStructure, blocks: ReadonlyMap<string, KnownBlock>): Set<string> {
  const inside = new Set(structure.instances.filter(({ name }) => !blocks.has(name)).map(({ name }) => name));
  for (;;) {
    const texts = [
      ...structure.logic.map(({ names }) => names),
      ...structure.instances.filter(({ name }) => inside.has(name)).map(({ names }) => names),
    ];
    const named = structure.instances.filter(
      ({ name }) => !inside.has(name) && texts.some((names) => names.has(name)),
    );
    if (named.length === 0) return inside;
    for (const { name } of named) inside.add(name);
  }
}

interface LogicPin {
  instance: string;
  pin: string;
  net: { name: string; width: number; signed: boolean; plain: boolean };
}

/** Everything that goes into the logic; an expression at an input becomes a net that the logic drives. */
function itemsOf(
  structure: ModuleStructure,
  inside: ReadonlySet<string>,
  outside: ReadonlyMap<string, KnownBlock>,
): { items: LogicItem[]; pins: LogicPin[] } {
  const items = [...structure.logic];
  const pins: LogicPin[] = [];
  for (const { name, text, names, line } of structure.instances)
    if (inside.has(name)) items.push({ text, names, line });
  for (const [instance, block] of outside) {
    for (const [pin, connection] of connectionsOf(structure, block)) {
      if (connection.kind !== 'logic') continue;
      const port = block.shape.ports.get(pin);
      const net = { name: freeName(structure, `${instance}_${pin}`), signed: false, plain: true };
      pins.push({ instance, pin, net: { ...net, width: port?.width ?? 1 } });
      const names = new Set(connection.names);
      items.push({ text: `assign ${net.name} = ${connection.text};`, names, line: block.instance.line });
    }
  }
  return { items, pins };
}

function freeName({ nets, instances }: ModuleStructure, wanted: string): string {
  const isTaken = (name: string) => nets.has(name) || instances.some((each) => each.name === name);
  let name = wanted;
  for (let count = 1; isTaken(name); count++) name = `${wanted}_${count}`;
  return name;
}

/** The module without the instances inside the logic, and with nets for the pins that had expressions. */
function withPins(
  structure: ModuleStructure,
  inside: ReadonlySet<string>,
  pins: LogicPin[],
): ModuleStructure {
  const nets = new Map(structure.nets);
  const byInstance = new Map<string, LogicPin[]>();
  for (const pin of pins) {
    nets.set(pin.net.name, pin.net);
    byInstance.set(pin.instance, [...(byInstance.get(pin.instance) ?? []), pin]);
  }
  const instances = structure.instances
    .filter(({ name }) => !inside.has(name))
    .map((instance): StructureInstance => {
      const own = byInstance.get(instance.name);
      if (!own) return instance;
      const connected = own.map(({ pin, net }): [string, Connection] => [pin, wholeNet(net)]);
      return { ...instance, pins: new Map([...instance.pins, ...connected]) };
    });
  return { ...structure, nets, instances, logic: [] };
}

function wholeNet({ name, width }: { name: string; width: number }): Connection {
  return { kind: 'pieces', pieces: [{ kind: 'net', name, high: width - 1, low: 0 }] };
}

/** Nets that instances or assignments outside of the logic read. */
function readOutside(
  structure: ModuleStructure,
  outside: ReadonlyMap<string, KnownBlock>,
  nets: Nets,
): Set<string> {
  const read = new Set<string>();
  const take = (pieces: readonly Piece[]) => {
    for (const piece of pieces) if (piece.kind === 'net') read.add(piece.name);
  };
  for (const { value } of structure.assigns) take(value);
  for (const block of outside.values()) {
    for (const [pin, connection] of connectionsOf(structure, block)) {
      if (connection.kind !== 'pieces' || block.shape.ports.get(pin)?.direction === 'out') continue;
      take(connection.pieces.filter((piece) => widthOf(piece) > 0));
    }
  }
  for (const name of read) if (nets.width(name) === 0) read.delete(name);
  return read;
}

function directionOf({ descriptor }: ModuleStructure, name: string): IpPort['direction'] | undefined {
  return descriptor.ports.find((port) => port.name === name)?.direction;
}

/** Nets that both sides drive: what comes from outside has a net of its own, and goes through the logic. */
function reroute(
  structure: ModuleStructure,
  blocks: ReadonlyMap<string, KnownBlock>,
  shared: ReadonlySet<string>,
): ModuleStructure {
  if (shared.size === 0) return structure;
  const nets = new Map(structure.nets);
  for (const name of shared) nets.set(outsideOf(name), { ...nets.get(name)!, name: outsideOf(name) });
  const moved = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) =>
      piece.kind === 'net' && shared.has(piece.name) ? { ...piece, name: outsideOf(piece.name) } : piece,
    );
  const instances = structure.instances.map((instance) => {
    const pins = [...instance.pins].map(([pin, connection]): [string, Connection] => {
      const isOutput = blocks.get(instance.name)?.shape.ports.get(pin)?.direction !== 'in';
      if (connection.kind !== 'pieces' || !isOutput) return [pin, connection];
      return [pin, { kind: 'pieces', pieces: moved(connection.pieces) }];
    });
    return { ...instance, pins: new Map(pins) };
  });
  const assigns = structure.assigns.map((each) => ({ ...each, target: moved(each.target) }));
  return { ...structure, nets, instances, assigns };
}

function assembled(
  structure: ModuleStructure,
  crossing: CrossingNet[],
  inner: InnerNet[],
  items: LogicItem[],
  folder: string,
): { structure: ModuleStructure; logic: LogicModule } {
  const module = freeName(structure, `${structure.descriptor.module}_logic`);
  const name = freeName(structure, 'logic0');
  const { text, ports, pins } = logicText(structure, module, crossing, inner, items);
  const parameters = structure.descriptor.parameters.filter(({ local }) => !local);
  const [vendor, library] = structure.descriptor.vlnv.split(':');
  const descriptor: IpDescriptor = {
    ...structure.descriptor,
    ...{ vlnv: `${vendor}:${library}:${module}:1.0`, module, title: module },
    description: `What ${structure.descriptor.module} has besides instances and wires`,
    ...{ parameters, ports, busInterfaces: [], clocks: [], resets: [], interrupts: [] },
    files: [
      ...structure.descriptor.files.filter((path) => path !== structure.file),
      [folder, `${module}.sv`].filter(Boolean).join('/'),
    ],
  };
  const instance: StructureInstance = {
    ...{ module, name, comment: undefined, implicit: false, line: 1, text: '', names: new Set<string>() },
    parameters: Object.fromEntries(parameters.map((each) => [each.name, each.name])),
    pins: new Map(pins.map(([pin, piece]) => [pin, { kind: 'pieces', pieces: [piece] }])),
  };
  return {
    structure: { ...structure, instances: [...structure.instances, instance] },
    logic: { descriptor, text },
  };
}

function told(structure: ModuleStructure, items: LogicItem[], inside: ReadonlySet<string>): Diagnostic[] {
  const { module } = structure.descriptor;
  const place = (line: number) =>
    ({ kind: 'source', file: structure.file, line: Math.max(1, line) }) as const;
  const unknown = structure.instances.filter(({ name }) => inside.has(name));
  const first = Math.min(...items.map(({ line }) => line));
  return [
    {
      ...{ code: 'SOC-IMPORT-LOGIC', severity: 'info' },
      ...(items.length === 1
        ? say('SOC-IMPORT/logic/one', { module })
        : say('SOC-IMPORT/logic/many', { module, count: items.length })),
      place: place(first),
    },
    ...unknown.map(({ name, module: of, line }): Diagnostic => ({
      ...{ code: 'SOC-IMPORT-BLOCK', severity: 'warning' },
      ...say('SOC-IMPORT/block', { name, module: of }),
      place: place(line),
    })),
  ];
}
