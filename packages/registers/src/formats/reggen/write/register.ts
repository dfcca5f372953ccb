import { findField } from '../../../elaborate/index.ts';
import type { ElaboratedRegister } from '../../../elaborate/index.ts';
import { fieldEntries, swaccessOf } from './field.ts';
import type { FieldPart } from './field.ts';
import type { Entry } from './flatten.ts';
import type { Entries, ReggenWriting } from './writing.ts';

const SHADOWED = /^\w+_shadowed(?:_\d+)?/i;

/** The words of one register, each as an entry of the list `registers`. */
export function registerEntries(
  entry: Entry,
  register: ElaboratedRegister,
  writing: ReggenWriting,
): Entries[] {
  const words = Math.ceil(register.width / writing.width);
  return Array.from({ length: words }, (_, word) => {
    const parts = partsIn(register, word, writing.width);
    if (parts.length === 0) return { reserved: '1' };
    const name = entry.name + (words > 1 ? `_${word}` : '');
    return wordEntries(register, name, parts, writing);
  });
}

/** The fields that lie in a word, cut at its ends. */
function partsIn({ fields }: ElaboratedRegister, word: number, bits: number): FieldPart[] {
  const start = word * bits;
  return fields.flatMap((field) => {
    const lsb = Math.max(field.lsb, start);
    const end = Math.min(field.lsb + field.width, start + bits);
    if (lsb >= end) return [];
    const isWhole = end - lsb === field.width;
    const name = isWhole ? field.name : `${field.name}_${word}`;
    return [{ field, name, lsb: lsb - start, width: end - lsb, skipped: lsb - field.lsb }];
  });
}

function wordEntries(
  register: ElaboratedRegister,
  name: string,
  parts: readonly FieldPart[],
  writing: ReggenWriting,
): Entries {
  const { source } = register;
  const isShadowed = canShadow(register, name);
  const facts = {
    isExternal: source.external,
    hasWritable: parts.some(({ field }) => !['ro', 'rc', 'none'].includes(swaccessOf(field.source))),
    isShadowed,
  };
  return {
    name: isShadowed ? name : plainName(name),
    desc: source.description ?? source.title ?? '',
    hwext: source.external || undefined,
    shadowed: isShadowed || undefined,
    regwen: gateOf(register, writing),
    fields: parts.map((part) => fieldEntries(part, facts, writing)),
  };
}

/** Names of shadowed registers end in _shadowed, and those of others do not. */
function canShadow({ source }: ElaboratedRegister, name: string): boolean {
  if (!source.shadowed) return false;
  return SHADOWED.test(name) && source.fields.every((field) => !field.onRead && !field.onWrite);
}

function plainName(name: string): string {
  return SHADOWED.test(name) ? name.replaceAll(/shadowed/gi, 'shadow') : name;
}

/** Gates are registers called REGWEN with one bit that is 1 after reset. */
function gateOf(register: ElaboratedRegister, writing: ReggenWriting): string | undefined {
  const { gate } = register.source;
  if (!gate) return undefined;
  const found = findField(writing.map, register, gate.field);
  const isFit =
    found !== undefined &&
    gate.active === 'high' &&
    found.register.parent === undefined &&
    found.register.dimensions.length === 0 &&
    /^(?:.+_)*REGWEN(?:_\d+)?$/.test(found.register.name) &&
    found.register.fields.length === 1 &&
    found.field.lsb === 0 &&
    found.field.width === 1 &&
    (found.field.reset === 1n || found.field.source.software === 'r');
  return isFit ? found.register.name : undefined;
}
