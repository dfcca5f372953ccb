import type { WriteGate } from '@netloom/model';
import { findField } from '../../elaborate/index.ts';
import type { Draft } from './draft.ts';
import { number, ONE, operand, product, select, sum } from './expression.ts';
import type { Constant } from './expression.ts';
import { distance } from './place.ts';
import type { Level } from './place.ts';
import { ofCopy, valueOf } from './plan.ts';
import type { AccessPath, FieldPlan, RegisterPlan } from './plan.ts';

/** How an access reaches a field: when `condition` holds, the bits of `mask` (all without one) take part. */
export interface Touch {
  condition: string;
  mask: string | undefined;
}

export interface WriteTouch extends Touch {
  data: string;
}

/** Bits from the start of the bus word to the start of a register that is narrower. */
export function laneOf({ plan }: Draft, { place, node }: RegisterPlan, index = 'i'): Constant {
  const bytes = plan.bus.dataWidth / 8;
  if (node.width >= plan.bus.dataWidth) return number(0);
  const isSteady = place.levels.every(
    ({ stride }) => stride.value !== undefined && stride.value % BigInt(bytes) === 0n,
  );
  if (isSteady && place.offset.value !== undefined) return number((place.offset.value % BigInt(bytes)) * 8n);
  const at = isSteady ? place.offset : sum(place.offset, { text: distance(place, index) });
  return { text: `8*(${operand(at)} % ${bytes})` };
}

/** Condition that `address` is that of word `word` (a text, or nothing) of a copy. */
export function isAddressed(
  draft: Draft,
  register: RegisterPlan,
  address: string,
  word = '',
  index = 'i',
): string {
  return `${address} == ${wordAddress(draft, register, word, index)}`;
}

/** Address of the bus word of a copy. */
export function wordAddress(draft: Draft, register: RegisterPlan, word = '', index = 'i'): string {
  const { place, node } = register;
  const bytes = draft.plan.bus.dataWidth / 8;
  const name = draft.addressOf(register);
  const steps = [place.count ? distance(place, index) : '', word === '' ? '' : `${word} * ${bytes}`].filter(
    Boolean,
  );
  const at = steps.length === 0 ? name : `${name} + ${draft.address(steps.join(' + '))}`;
  if (node.width >= draft.plan.bus.dataWidth || isOnWord(register, bytes)) return at;
  const mask = `~${draft.address(String(bytes - 1))}`;
  return `(${steps.length === 0 ? at : `(${at})`} & ${mask})`;
}

/** True when every copy certainly starts at a bus word. */
function isOnWord({ place }: RegisterPlan, bytes: number): boolean {
  const quantities = [place.offset, ...place.levels.map(({ stride }) => stride)];
  return quantities.every(({ value }) => value !== undefined && value % BigInt(bytes) === 0n);
}

/** How a write through `path` reaches the field, as far as it takes effect. */
export function writeTouch(draft: Draft, field: FieldPlan, path: AccessPath): WriteTouch {
  const { register, source } = path;
  const touch = writeBits(draft, field, register, 'write');
  const conditions = [touch.condition];
  if (source.gate) conditions.push(gateText(draft, register, source.gate));
  const { softwareEnable } = field.source;
  if (softwareEnable === 'high') conditions.push(ofCopy(draft.signal(field, 'swwe'), field.register));
  if (softwareEnable === 'low') conditions.push(`!${ofCopy(draft.signal(field, 'swwel'), field.register)}`);
  if (source.software === 'rw1' || source.software === 'w1')
    conditions.push(`!${ofCopy(draft.signal(field, 'written'), field.register)}`);
  return { ...touch, condition: conditions.join(' && ') };
}

/** The same for every write, whether or not it takes effect. */
export function writeAttempt(draft: Draft, field: FieldPlan, { register }: AccessPath): Touch {
  const isHeld = register.node.source.shadowed || register.node.source.gate !== undefined;
  return writeBits(draft, field, register, isHeld ? 'write_try' : 'write');
}

function writeBits(draft: Draft, field: FieldPlan, register: RegisterPlan, signal: WriteSignal): WriteTouch {
  const { data, mask } = draft.access;
  const { condition, low, byte, isSpread } = fieldBits(draft, field, register, signal);
  if (isSpread) {
    return {
      condition,
      mask: spreadBits(draft, field, register, register.writeBuffer ? 'write_mask' : `${signal}_mask`),
      data: spreadBits(draft, field, register, 'write_bits'),
    };
  }
  const bits = select(data, low, field.width);
  if (byte === undefined) return { condition, mask: select(mask, low, field.width), data: bits };
  return { condition: `${condition} && ${draft.strobe(byte)}`, mask: undefined, data: bits };
}

type WriteSignal = 'write' | 'write_try';

/** How a read through `path` reaches the field. */
export function readTouch(draft: Draft, field: FieldPlan, path: AccessPath): Touch {
  const { condition, isSpread } = fieldBits(draft, field, path.register, 'read');
  return { condition, mask: isSpread ? spreadBits(draft, field, path.register, 'read_mask') : undefined };
}

interface FieldBits {
  condition: string;
  /** Lowest bit in the bus word. */
  low: Constant;
  /** The one byte of the word that holds the whole field. */
  byte: bigint | undefined;
  /** The field reaches over several words, or may. */
  isSpread: boolean;
}

function fieldBits(
  draft: Draft,
  { lsb, width }: FieldPlan,
  register: RegisterPlan,
  side: WriteSignal | 'read',
): FieldBits {
  const dataWidth = BigInt(draft.plan.bus.dataWidth);
  const signal = draft.signal(register, side);
  if (side === 'read' ? register.readBuffer : register.writeBuffer) {
    return { condition: ofCopy(signal, register), low: lsb, byte: undefined, isSpread: side !== 'read' };
  }
  if (register.words === 1) {
    const low = sum(laneOf(draft, register), lsb);
    return { condition: ofCopy(signal, register), low, byte: byteOf(low, width), isSpread: false };
  }
  const word = wordOf(lsb, width, dataWidth);
  if (word === undefined) {
    return { condition: `|${wordsOf(signal, register)}`, low: lsb, byte: undefined, isSpread: true };
  }
  const low = number(lsb.value! % dataWidth);
  return { condition: wordBit(signal, register, word), low, byte: byteOf(low, width), isSpread: false };
}

function byteOf(low: Constant, width: Constant): bigint | undefined {
  return wordOf(low, width, 8n);
}

/** The part of `size` bits that holds all of the bits; undefined when there is no one part. */
function wordOf({ value: low }: Constant, { value: width }: Constant, size: bigint): bigint | undefined {
  if (low === undefined || width === undefined) return undefined;
  const first = low / size;
  return first === (low + width - 1n) / size ? first : undefined;
}

/** The bit of word `word` in a signal with a bit for each word of each copy. */
export function wordBit(signal: string, { place, words }: RegisterPlan, word: bigint | string): string {
  return place.count ? `${signal}[i*${words} + ${word}]` : `${signal}[${word}]`;
}

function wordsOf(signal: string, register: RegisterPlan): string {
  return ofCopy(signal, register, number(register.words));
}

function spreadBits(draft: Draft, field: FieldPlan, register: RegisterPlan, suffix: string): string {
  const signal = draft.signal(register, suffix);
  const start: Constant = { text: `i*${register.node.width}` };
  const low = register.place.count ? sum(start, field.lsb) : field.lsb;
  return select(signal, low, field.width);
}

export function gateText(draft: Draft, register: RegisterPlan, gate: WriteGate): string {
  const found = referred(draft, register, gate.field);
  if (!found) return "1'b1";
  return gate.active === 'high' ? found.value : `!${found.value}`;
}

/** The value of the field that `path` names, for the copy `i` of the register that refers to it. */
export function referred(
  draft: Draft,
  from: RegisterPlan,
  path: string,
): { value: string; width: Constant } | undefined {
  const found = findField(draft.plan.map, from.node, path);
  const named = found && draft.plan.registerOf.get(found.register);
  if (!found || !named) return undefined;
  const register = named.target ?? named;
  const field = register.fields.find(({ source }) => source.name === found.field.name);
  if (!field) return undefined;
  draft.referred.add(field);
  const index = indexIn(register, from);
  if (!register.node.source.external) return { value: valueOf(field, index), width: field.width };
  const answer = draft.signal(register, 'rdata');
  const low = register.place.count
    ? sum({ text: `(${index})*${register.node.width}` }, field.lsb)
    : field.lsb;
  return { value: select(answer, low, field.width), width: field.width };
}

/** The copy of `to` that goes with copy `i` of `from`: the same in the arrays that both are in, else the first. */
export function indexIn(to: RegisterPlan, from: RegisterPlan): string {
  if (!to.place.count) return '0';
  const shared = sharedLevels(to, from);
  const rest = (levels: readonly Level[]) =>
    levels
      .slice(shared)
      .map(({ count }) => count)
      .reduce(product, ONE);
  const own = rest(to.place.levels);
  const others = rest(from.place.levels);
  if (own.text === others.text) return 'i';
  const outer = others.value === 1n ? 'i' : `(i / ${operand(others)})`;
  if (shared === 0) return '0';
  return own.value === 1n ? outer : `${outer}*${operand(own)}`;
}

function sharedLevels(a: RegisterPlan, b: RegisterPlan): number {
  const groups = new Set<unknown>();
  for (let group = a.node.parent; group; group = group.parent) groups.add(group);
  let levels = 0;
  for (let group = b.node.parent; group; group = group.parent)
    if (groups.has(group) && group.source.array) levels++;
  return levels;
}
