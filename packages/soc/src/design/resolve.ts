import { evaluate } from '@netloom/hdl/expression';
import type { BusRole, BusType, Said } from '@netloom/model';
import { endpointKey, parseEndpoint } from '../document/endpoint.ts';
import type { Slice } from '../document/endpoint.ts';
import { say } from '../wording/sentences.ts';
import type { Design } from './block.ts';
import type { PortShape } from './shape.ts';

export interface ResolvedPort extends Slice {
  kind: 'port';
  /** Owner and name without slice. */
  key: string;
  instance: string | undefined;
  name: string;
  /** Bits of the whole port. */
  width: number;
  /** What the port does inside the document: a top-level input is a source. */
  side: 'source' | 'sink' | 'both';
  shape?: PortShape;
}

export interface ResolvedInterface {
  kind: 'interface';
  key: string;
  instance: string | undefined;
  name: string;
  bus: BusType;
  /** The part it plays inside the document: the world behind a top-level manager interface is a subordinate. */
  role: BusRole;
  multiple: boolean;
}

export interface ResolvedConstant {
  kind: 'constant';
  width: number | undefined;
  value: bigint;
}

/** An endpoint that leads nowhere: `message` says why; `known` is false when its IP is missing and nothing can be said. */
interface Unresolved extends Said {
  kind: 'none';
  known: boolean;
}

export type Resolved = ResolvedPort | ResolvedInterface | ResolvedConstant | Unresolved;

const known = new WeakMap<Design, Map<string, Resolved>>();

/** Looks an endpoint of a connection up in the design. */
export function resolve(design: Design, text: string): Resolved {
  let ends = known.get(design);
  if (!ends) known.set(design, (ends = new Map<string, Resolved>()));
  let end = ends.get(text);
  if (!end) ends.set(text, (end = find(design, text)));
  return end;
}

/** Takes over what was looked up in another version whose top level is the same, and the pins but for those of `changed`. */
export function keepEnds(from: Design, to: Design, changed: ReadonlySet<string>): void {
  const ends = known.get(from);
  if (!ends) return;
  if (changed.size === 0) {
    known.set(to, ends);
    return;
  }
  const kept = new Map(ends);
  for (const [text, end] of ends) {
    const isAffected = end.kind === 'none' || (end.kind !== 'constant' && changed.has(end.instance ?? ''));
    if (isAffected) kept.delete(text);
  }
  known.set(to, kept);
}

function find(design: Design, text: string): Resolved {
  const parsed = parseEndpoint(text);
  if (!parsed) return nothing(say('end/neither', { end: text }));
  if (parsed.kind === 'constant') return parsed;
  const { instance, name, slice } = parsed;
  const found = instance === undefined ? topLevel(design, name) : ofInstance(design, instance, name);
  if (found.kind !== 'port' || !slice) {
    return slice && found.kind === 'interface'
      ? nothing(say('end/interface-bits', { end: found.key }))
      : found;
  }
  if (slice.high >= found.width && found.width > 0) {
    return nothing(say('end/outside', { end: text, port: found.key, high: found.width - 1 }));
  }
  return { ...found, ...slice };
}

const SIDE_OF_INSTANCE = { in: 'sink', out: 'source', inout: 'both' } as const;
const SIDE_OF_TOP = { in: 'source', out: 'sink', inout: 'both' } as const;

function ofInstance(design: Design, instance: string, name: string): Resolved {
  const block = design.blocks.get(instance);
  if (!block) return nothing(say('end/no-instance', { instance }));
  if (!block.shape) return { kind: 'none', ...say('end/no-ip', { instance }), known: false };
  const key = endpointKey(instance, name);
  const shape = block.shape.ports.get(name);
  if (shape) return port(key, instance, name, shape.width, SIDE_OF_INSTANCE[shape.direction], shape);
  const bus = block.shape.interfaces.get(name);
  if (!bus) return nothing(say('end/no-port', { instance, ip: block.instance.ip, name }));
  return { kind: 'interface', key, instance, name, bus: bus.bus, role: bus.role, multiple: bus.multiple };
}

function topLevel(design: Design, name: string): Resolved {
  const { clocks, resets, ports, interfaces } = design.document;
  if (Object.hasOwn(clocks, name) || Object.hasOwn(resets, name)) {
    return port(name, undefined, name, 1, 'source');
  }
  const own = Object.hasOwn(ports, name) ? ports[name] : undefined;
  if (own) {
    const width = evaluate(own.width, design.values);
    const bits = width.ok && width.value > 0n && width.value <= 1_000_000n ? Number(width.value) : 0;
    return port(name, undefined, name, bits, SIDE_OF_TOP[own.direction]);
  }
  const bus = Object.hasOwn(interfaces, name) ? interfaces[name] : undefined;
  if (!bus) return nothing(say('end/no-top', { name }));
  const role = bus.role === 'manager' ? 'subordinate' : 'manager';
  return { kind: 'interface', key: name, instance: undefined, name, bus: bus.bus, role, multiple: false };
}

function port(
  key: string,
  instance: string | undefined,
  name: string,
  width: number,
  side: ResolvedPort['side'],
  shape?: PortShape,
): ResolvedPort {
  return { kind: 'port', key, instance, name, width, side, high: Math.max(0, width - 1), low: 0, shape };
}

function nothing(reason: Said): Unresolved {
  return { kind: 'none', ...reason, known: true };
}
