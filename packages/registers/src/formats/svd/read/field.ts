import type { OnRead, OnWrite, RegisterField, SoftwareAccess } from '@netloom/model';
import { RegisterField as FieldSchema } from '@netloom/model';
import { isReadable, isWritable } from '../../../access/accessName.ts';
import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Context } from './context.ts';
import { copiesOf } from './copies.ts';
import { readEnum } from './enums.ts';
import { reportLost } from './lost.ts';
import type { NameScope } from './names.ts';
import type { Properties } from './properties.ts';
import type { Report } from './report.ts';
import { description } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** In lower case: vendors write read-writeonce too. */
const ACCESSES: Record<string, SoftwareAccess> = {
  'read-write': 'rw',
  'read-only': 'r',
  'write-only': 'w',
  'read-writeonce': 'rw1',
  writeonce: 'w1',
};
const WRITES = new Set<string>([
  'oneToClear',
  'oneToSet',
  'oneToToggle',
  'zeroToClear',
  'zeroToSet',
  'zeroToToggle',
  'clear',
  'set',
]);
const READS: Record<string, OnRead> = { clear: 'clear', set: 'set', modify: 'user', modifyExternal: 'user' };

/** Fields of an element; several where `dim` repeats it. `register` names the register and holds its effects. */
export function readField(
  source: XmlElement,
  register: { name: string; element: XmlElement; properties: Properties },
  scope: NameScope,
  context: Context,
): RegisterField[] {
  const { report, derivation } = context;
  const element = derivation.resolve(source);
  reportLost(element, report);
  const { names, array, increment } = copiesOf(element, report);
  const bits = bitsOf(element, report);
  if (!bits) return [];
  const all = array ? Array.from({ length: array.count }, (_, index) => `${names[0]}${index}`) : names;
  const access = textOf(element, 'access') ?? register.properties.access;
  const enumName = readEnum(element, bits.width, `${register.name}_${all[0]}`, context);
  return all.map((name, index) => {
    const lsb = bits.lsb + index * Number(increment);
    const field = FieldSchema.parse({
      name: scope.take(name, element.line),
      description: description(element),
      lsb,
      width: bits.width,
      ...accessOf(access, element, register.element, report),
      reset: resetOf(lsb, bits.width, register.properties),
      enum: enumName,
    });
    context.lines.set(field, element.line);
    return field;
  });
}

/** The one field of a register without fields. */
export function wholeField(
  register: XmlElement,
  width: number,
  properties: Properties,
  context: Context,
): RegisterField {
  const field = FieldSchema.parse({
    name: 'VALUE',
    lsb: 0,
    width,
    ...accessOf(properties.access, register, register, context.report),
    reset: resetOf(0, width, properties),
  });
  context.lines.set(field, register.line);
  return field;
}

/** Places in one of three forms; undefined, with an error, without one. */
function bitsOf(element: XmlElement, report: Report): { lsb: number; width: number } | undefined {
  const range = textOf(element, 'bitRange');
  const [, high, low] = /^\[(\d+):(\d+)\]$/.exec(range ?? '') ?? [];
  const lsb = low ?? report.number(element, 'lsb') ?? report.number(element, 'bitOffset');
  const top = high ?? report.number(element, 'msb');
  const name = textOf(element, 'name') ?? '<field>';
  if (lsb === undefined) {
    report.error(say('SVD/field/bits', { name }), element.line);
    return undefined;
  }
  const width =
    top === undefined ? Number(report.number(element, 'bitWidth') ?? 1n) : Number(top) - Number(lsb) + 1;
  if (width >= 1 && Number(lsb) + width <= 1024) return { lsb: Number(lsb), width };
  report.error(say('SVD/field/range', { name, lsb: String(lsb), width }), element.line);
  return undefined;
}

/** Software's access, with the effects of the field, else of its register. */
function accessOf(name: string | undefined, element: XmlElement, register: XmlElement, report: Report) {
  const software = ACCESSES[(name ?? 'read-write').toLowerCase()];
  if (!software)
    report.error(
      say('SVD/field/access', { field: textOf(element, 'name') ?? '<field>', name: name ?? '' }),
      element.line,
    );
  const access = { software: software ?? 'rw' };
  const effect = (member: string) => textOf(element, member) ?? textOf(register, member);
  const write = effect('modifiedWriteValues');
  const read = effect('readAction');
  const isOnce = software === 'rw1' || software === 'w1';
  const onWrite =
    write !== undefined && WRITES.has(write) && isWritable(access) ? (write as OnWrite) : undefined;
  if (isOnce && onWrite) report.loss(say('SVD/field/once', {}), element.line);
  return {
    ...access,
    onWrite: isOnce ? undefined : onWrite,
    onRead: read !== undefined && isReadable(access) ? READS[read] : undefined,
    hardware: software === 'r' ? ('w' as const) : ('r' as const),
  };
}

/** Undefined where not all of the field's bits are known after reset. */
function resetOf(
  lsb: number,
  width: number,
  { resetValue, resetMask }: Properties,
): number | string | undefined {
  if (resetValue === undefined) return undefined;
  const ones = (1n << BigInt(width)) - 1n;
  const known = resetMask === undefined ? ones : (resetMask >> BigInt(lsb)) & ones;
  if (known !== ones) return undefined;
  const value = (resetValue >> BigInt(lsb)) & ones;
  return value < 10n ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
}
