import { RegisterField } from '@netloom/model';
import type { Register, RegisterMap } from '@netloom/model';
import { elaborateFields } from '../elaborate/fields.ts';
import { isPlain } from '../elaborate/index.ts';
import { parameterValues } from '../elaborate/values.ts';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { freeName } from './names.ts';
import { registerAt, withNode } from './place.ts';
import type { NodePath } from './place.ts';

/** Bits of a register: `lsb` and how many. */
export interface BitRange {
  lsb: number;
  width: number;
}

/** What happens where a moved or widened field meets another: it stops there, or pushes it on. */
export type Meeting = 'stop' | 'push';

/** A field as it lies in its register; `fixed` when its bits depend on parameters. */
export interface PlacedField extends BitRange {
  index: number;
  name: string;
  fixed: boolean;
}

/** Width of a register in bits. */
export function registerWidth(map: RegisterMap, register: Register): number {
  return register.width ?? map.bus.dataWidth;
}

/** Fields of a register by lowest bit. */
export function placedFields(map: RegisterMap, register: Register): PlacedField[] {
  const { values } = parameterValues(map.parameters, {});
  return elaborateFields(register, values, map.enums).fields.map(({ index, name, lsb, width, source }) => ({
    index,
    name,
    lsb,
    width,
    fixed: !isPlain(source.lsb) || !isPlain(source.width),
  }));
}

/** The lowest `width` bits that are free, at or above `from`; undefined when there is no such room. */
export function freeBits(
  map: RegisterMap,
  register: Register,
  width: number,
  from = 0,
): BitRange | undefined {
  let lsb = from;
  for (const field of placedFields(map, register)) {
    if (field.lsb + field.width > lsb && field.lsb < lsb + width) lsb = field.lsb + field.width;
  }
  return lsb + width <= registerWidth(map, register) ? { lsb, width } : undefined;
}

/** Adds a field on the given bits, else on the first free bit above the others. */
export function addField(
  map: RegisterMap,
  path: NodePath,
  bits?: BitRange,
  wanted: Partial<RegisterField> = {},
): RegisterEdit {
  const register = registerAt(map, path);
  if (!register) return refuse(say('reg-edit/fields', {}));
  const highest = placedFields(map, register).reduce((end, { lsb, width }) => Math.max(end, lsb + width), 0);
  const range = bits ?? freeBits(map, register, 1, highest) ?? freeBits(map, register, 1);
  if (!range) return refuse(say('reg-edit/no-bit', { name: register.name }));
  const taken = register.fields.map(({ name }) => name);
  const name = freeName(wanted.name ?? 'FIELD0', taken);
  const field = RegisterField.parse({ reset: 0, ...wanted, name, lsb: range.lsb, width: range.width });
  return { map: withFields(map, path, (fields) => [...fields, field]), at: path };
}

export function removeFields(map: RegisterMap, path: NodePath, indices: ReadonlySet<number>): RegisterEdit {
  const keep = (fields: RegisterField[]) => fields.filter((_, index) => !indices.has(index));
  return { map: withFields(map, path, keep), at: path };
}

export function withFields(
  map: RegisterMap,
  path: NodePath,
  change: (fields: RegisterField[]) => RegisterField[],
): RegisterMap {
  return withNode<Register>(map, path, (register) => ({ ...register, fields: change(register.fields) }));
}

/**
 * Moves or resizes a field to the wanted bits as far as they are free. With `push` neighbours give way as far as the
 * register goes; those whose bits depend on parameters never do.
 */
export function placeField(
  map: RegisterMap,
  path: NodePath,
  index: number,
  wanted: BitRange,
  meeting: Meeting = 'stop',
): RegisterEdit {
  const register = registerAt(map, path);
  if (!register?.fields[index]) return refuse(say('reg-edit/no-field', {}));
  const fields = placedFields(map, register);
  const own = fields.find((field) => field.index === index)!;
  if (own.fixed) return refuse(say('reg-edit/bits', { name: own.name }));
  const others = fields.filter((field) => field !== own);
  const limits = { width: registerWidth(map, register), meeting };
  const places = arrange(own, wanted, others, limits);
  const next = withFields(map, path, (all) =>
    all.map((field, at) => {
      const place = places.get(at);
      const before = fields.find((each) => each.index === at)!;
      const isSame = !place || (place.lsb === before.lsb && place.width === before.width);
      return isSame ? field : { ...field, lsb: place.lsb, width: place.width };
    }),
  );
  return { map: next, at: path };
}

function arrange(
  own: PlacedField,
  wanted: BitRange,
  others: readonly PlacedField[],
  { width, meeting }: { width: number; meeting: Meeting },
): Map<number, BitRange> {
  const isMove = wanted.width === own.width;
  // A moved field that stops may jump over a neighbour into free bits beyond it.
  if (meeting === 'stop') {
    const room = isMove ? roomAt(wanted, others, width) : undefined;
    return new Map([[own.index, room ?? clamped(own, wanted, others, width)]]);
  }
  const places = new Map<number, BitRange>();
  const below = others.filter(({ lsb }) => lsb < own.lsb).toReversed();
  const above = others.filter(({ lsb }) => lsb >= own.lsb);
  const floor = reach(below, 'down', width);
  const ceiling = reach(above, 'up', width);
  let lsb = Math.max(wanted.lsb, floor);
  const end = Math.min(wanted.lsb + wanted.width, ceiling);
  if (isMove) lsb = Math.max(floor, Math.min(lsb, ceiling - wanted.width));
  const size = isMove ? own.width : Math.max(1, end - lsb);
  places.set(own.index, { lsb, width: size });
  let edge = lsb;
  for (const field of below) {
    if (field.lsb + field.width <= edge) break;
    edge -= field.width;
    places.set(field.index, { lsb: edge, width: field.width });
  }
  edge = lsb + size;
  for (const field of above) {
    if (field.lsb >= edge) break;
    places.set(field.index, { lsb: edge, width: field.width });
    edge += field.width;
  }
  return places;
}

/** How far the edge of a field may go when the neighbours, nearest first, are pushed together. */
function reach(neighbours: readonly PlacedField[], towards: 'up' | 'down', width: number): number {
  const wall = neighbours.findIndex(({ fixed }) => fixed);
  const movable = wall < 0 ? neighbours : neighbours.slice(0, wall);
  const bits = movable.reduce((sum, field) => sum + field.width, 0);
  const stop = neighbours[wall];
  if (towards === 'up') return (stop ? stop.lsb : width) - bits;
  return (stop ? stop.lsb + stop.width : 0) + bits;
}

function roomAt(wanted: BitRange, others: readonly PlacedField[], width: number): BitRange | undefined {
  const lsb = Math.max(0, Math.min(wanted.lsb, width - wanted.width));
  const isFree = others.every((field) => field.lsb + field.width <= lsb || field.lsb >= lsb + wanted.width);
  return isFree ? { lsb, width: wanted.width } : undefined;
}

/** The wanted bits cut to what is free around the field. */
function clamped(
  own: PlacedField,
  wanted: BitRange,
  others: readonly PlacedField[],
  width: number,
): BitRange {
  const floor = others
    .filter(({ lsb }) => lsb < own.lsb)
    .reduce((edge, field) => Math.max(edge, field.lsb + field.width), 0);
  const ceiling = others
    .filter(({ lsb }) => lsb > own.lsb)
    .reduce((edge, field) => Math.min(edge, field.lsb), width);
  if (wanted.width === own.width) {
    return { lsb: Math.max(floor, Math.min(wanted.lsb, ceiling - own.width)), width: own.width };
  }
  const lsb = Math.max(wanted.lsb, floor);
  return { lsb, width: Math.max(1, Math.min(wanted.lsb + wanted.width, ceiling) - lsb) };
}
