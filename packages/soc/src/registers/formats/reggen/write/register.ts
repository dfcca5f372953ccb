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
  if (words > 1) writing.lose('registers wider than the bus: each word is a register', register.pointer);
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
  const { source, pointer } = register;
  const isShadowed = canShadow(register, name, writing);
  const facts = {
    isExternal: source.external,
    hasWritable: parts.some(({ field }) => !['ro', 'rc', 'none'].includes(swaccessOf(field.source))),
    isShadowed,
    pointer,
  };
  if (source.aliasOf !== undefined) writing.lose('registers that share the storage of another', pointer);
  return {
    name: isShadowed ? name : plainName(name, pointer, writing),
    desc: source.description ?? source.title ?? name,
    hwext: source.external || undefined,
    shadowed: isShadowed || undefined,
    regwen: gateOf(register, writing),
    fields: parts.map((part) => fieldEntries(part, facts, writing)),
  };
}

/** Names of shadowed registers end in _shadowed, and those of others do not. */
function canShadow({ source, pointer }: ElaboratedRegister, name: string, writing: ReggenWriting): boolean {
  if (!source.shadowed) return false;
  const isFit = SHADOWED.test(name) && source.fields.every((field) => !field.onRead && !field.onWrite);
  if (!isFit) writing.lose('shadowed registers whose names do not end in _shadowed', pointer);
  return isFit;
}

function plainName(name: string, pointer: string, writing: ReggenWriting): string {
  if (!SHADOWED.test(name)) return name;
  writing.lose('the ending _shadowed in the name of a register that is not shadowed', pointer);
  return name.replaceAll(/shadowed/gi, 'shadow');
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
  if (isFit) return found.register.name;
  writing.lose(
    'write gates other than a register REGWEN with one bit that is 1 after reset',
    register.pointer,
  );
  return undefined;
}
