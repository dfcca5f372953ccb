import type { Worded } from '@netloom/model';
import { RdlError } from '../reports.ts';
import type { Definition, EnumDefinition } from '../syntax/tree.ts';
import { amount } from './amount.ts';
import type { Amount } from './amount.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** A number; `width` is the bits of a sized one. `folded`: the parameters it depends on in a way that a map cannot say. */
export type NumberValue = Amount & { kind: 'number'; width: number | undefined; folded?: readonly string[] };

/** A path to an instance or a property of one, to be followed from the instance of `scope` around. */
export interface ReferenceValue {
  kind: 'reference';
  at: number;
  scope: Definition;
  path: { name: string; indices: number[] }[];
  property: string | undefined;
}

export type Value =
  | NumberValue
  | { kind: 'boolean'; value: boolean; folded?: readonly string[] }
  | { kind: 'string'; value: string }
  /** `type` is accesstype, onreadtype …; `word` the keyword. */
  | { kind: 'word'; type: string; word: string }
  | { kind: 'member'; enumeration: EnumDefinition; name: string; value: bigint; width: number | undefined }
  | { kind: 'enumeration'; enumeration: EnumDefinition; members: EnumMember[] }
  | { kind: 'structure'; type: string; members: Map<string, Value> }
  | { kind: 'array'; items: Value[] }
  | ReferenceValue;

export interface EnumMember {
  name: string;
  value: bigint;
  description: string | undefined;
}

export const numberOf = (value: bigint, width?: number): NumberValue => ({
  kind: 'number',
  width,
  ...amount(value),
});
export const booleanOf = (value: boolean): Value => ({ kind: 'boolean', value });

const NAMES: Readonly<Record<Value['kind'], Worded>> = {
  number: say('RDL/kind/number', {}),
  boolean: say('RDL/kind/boolean', {}),
  string: say('RDL/kind/string', {}),
  word: say('RDL/kind/word', {}),
  member: say('RDL/kind/member', {}),
  enumeration: say('RDL/kind/enumeration', {}),
  structure: say('RDL/kind/structure', {}),
  array: say('RDL/kind/array', {}),
  reference: say('RDL/kind/reference', {}),
};

/** What the value is, for messages. */
export function describe(value: Value): Worded {
  if (value.kind === 'word') return say('RDL/kind/keyword', { type: value.type, word: value.word });
  if (value.kind === 'reference') return say('RDL/kind/path', { path: pathText(value) });
  return NAMES[value.kind];
}

export function pathText({ path, property }: ReferenceValue): string {
  const steps = path.map(({ name, indices }) => name + indices.map((index) => `[${index}]`).join(''));
  return steps.join('.') + (property === undefined ? '' : `->${property}`);
}

/** `folded` with all parameters that the values depend on; nothing where they depend on none. */
export function foldedBy(...values: Value[]): { folded?: readonly string[] } {
  const names = new Set<string>();
  for (const value of values) {
    if (value.kind !== 'number' && value.kind !== 'boolean') continue;
    for (const name of value.folded ?? []) names.add(name);
    const text = value.kind === 'number' ? (value.symbol?.text ?? '') : '';
    for (const [name] of text.matchAll(/(?<![$\w])[A-Za-z_]\w*/g)) names.add(name);
  }
  return names.size === 0 ? {} : { folded: [...names] };
}

/** Booleans count as 0 and 1. */
export function toNumber(value: Value, at: number): NumberValue {
  if (value.kind === 'number') return value;
  if (value.kind === 'boolean')
    return { ...numberOf(value.value ? 1n : 0n, 1), ...(value.folded && { folded: value.folded }) };
  if (value.kind === 'member') return numberOf(value.value, value.width);
  throw new RdlError(say('RDL/value/expected-number', { value: describe(value) }), at);
}

export function toBoolean(value: Value, at: number): boolean {
  if (value.kind === 'boolean') return value.value;
  if (value.kind === 'number' || value.kind === 'member') return value.value !== 0n;
  throw new RdlError(say('RDL/value/expected-boolean', { value: describe(value) }), at);
}

/** True of a value that says yes; references count as yes. */
export function isTruthy(value: Value | undefined): boolean {
  if (value === undefined) return false;
  if (value.kind === 'boolean') return value.value;
  return value.kind === 'number' ? value.value !== 0n : true;
}
