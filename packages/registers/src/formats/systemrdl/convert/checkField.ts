import type { Worded } from '@netloom/model';
import { RdlError } from '../reports.ts';
import type { Component } from '../elaborate/component.ts';
import type { PlacedField } from '../elaborate/fieldLayout.ts';
import { isSet, numberProperty, property, wordProperty } from '../elaborate/properties.ts';
import { isTruthy, toNumber } from '../elaborate/value.ts';
import { onRead, onWrite } from './effects.ts';
import { hardwareAccess, softwareAccess } from './field.ts';
import { say } from '../../../wording/formats/sentences.ts';

interface Rule {
  /** Property at whose place the rule is broken. */
  at: string;
  breaks(field: Component, width: bigint): boolean;
  message: Worded;
  /** An alias has it from its register, whose software side is another one. */
  isOfRegister?: true;
}

const isSoftwareWritable = (field: Component) => !['r', 'none'].includes(softwareAccess(field));
const isSoftwareReadable = (field: Component) => ['rw', 'r', 'rw1'].includes(softwareAccess(field));
const isHardwareWritable = (field: Component) => ['w', 'rw'].includes(hardwareAccess(field));
const number = (field: Component, name: string) => numberProperty(field, name)?.value ?? 0n;

/** What the standard asks of a field (9.4 to 9.9). */
const RULES: readonly Rule[] = [
  {
    at: 'sw',
    breaks: (field) => softwareAccess(field) === 'w' && hardwareAccess(field) === 'w',
    message: say('RDL/field/write-only', {}),
    isOfRegister: true,
  },
  {
    at: 'sw',
    breaks: (field) => softwareAccess(field) === 'none' && hardwareAccess(field) === 'none',
    message: say('RDL/field/unreachable', {}),
  },
  {
    at: 'onread',
    breaks: (field) => onRead(field) !== undefined && !isSoftwareReadable(field),
    message: say('RDL/field/onread', {}),
  },
  {
    at: 'onwrite',
    breaks: (field) => onWrite(field) !== undefined && !isSoftwareWritable(field),
    message: say('RDL/field/onwrite', {}),
  },
  {
    at: 'we',
    breaks: (field) => (isSet(field, 'we') || isSet(field, 'wel')) && !isHardwareWritable(field),
    message: say('RDL/field/we', {}),
  },
  {
    at: 'swwe',
    breaks: (field) => (isSet(field, 'swwe') || isSet(field, 'swwel')) && !isSoftwareWritable(field),
    message: say('RDL/field/swwe', {}),
    isOfRegister: true,
  },
  {
    at: 'singlepulse',
    breaks: (field, width) => isSet(field, 'singlepulse') && (width !== 1n || !isSoftwareWritable(field)),
    message: say('RDL/field/pulse', {}),
    isOfRegister: true,
  },
  {
    at: 'incrvalue',
    breaks: (field, width) =>
      number(field, 'incrvalue') >> width > 0n || number(field, 'decrvalue') >> width > 0n,
    message: say('RDL/field/step', {}),
  },
  {
    at: 'incrwidth',
    breaks: (field, width) => number(field, 'incrwidth') > width || number(field, 'decrwidth') > width,
    message: say('RDL/field/step', {}),
  },
];

export function checkField(
  { instance, component, lsb, width }: PlacedField,
  registerWidth: number,
  isAlias: boolean,
): void {
  const { name, at } = instance;
  for (const rule of RULES) {
    if ((isAlias && rule.isOfRegister) || !rule.breaks(component, width.value)) continue;
    throw new RdlError(
      say('RDL/field', { name, rule: rule.message }),
      property(component, rule.at)?.at ?? at,
    );
  }
  if (lsb.value < 0n) throw new RdlError(say('RDL/field/below', { name }), at);
  if (lsb.value + width.value > BigInt(registerWidth)) {
    throw new RdlError(
      say('RDL/field/beyond', { name, bit: String(lsb.value + width.value - 1n), width: registerWidth }),
      at,
    );
  }
  checkReset(instance.reset ?? property(component, 'reset'), name, width.value);
}

function checkReset(reset: ReturnType<typeof property>, name: string, width: bigint): void {
  if (!reset || reset.value.kind === 'reference') return;
  const { value } = toNumber(reset.value, reset.at);
  if (value >> width > 0n)
    throw new RdlError(
      say('RDL/field/reset', { value: String(value), name, width: String(width) }),
      reset.at,
    );
}

/** Fields share bits only where one is read and the other written (10.1). */
export function checkFieldsOverlap(fields: readonly PlacedField[]): void {
  const sorted = fields.toSorted((a, b) => Number(a.lsb.value - b.lsb.value));
  sorted.forEach((field, index) => {
    const previous = sorted[index - 1];
    if (!previous || previous.lsb.value + previous.width.value <= field.lsb.value) return;
    const accesses = [softwareAccess(previous.component), softwareAccess(field.component)].map(
      (each) => each[0],
    );
    if (accesses.includes('r') && accesses.includes('w') && ![previous, field].some(isBothWays)) return;
    const [later, earlier] = field.instance.at > previous.instance.at ? [field, previous] : [previous, field];
    throw new RdlError(
      say('RDL/field/overlap', {
        later: later.instance.name,
        earlier: earlier.instance.name,
        bit: String(field.lsb.value),
      }),
      later.instance.at,
    );
  });
}

function isBothWays({ component }: PlacedField): boolean {
  return (
    softwareAccess(component).startsWith('rw') ||
    !isTruthy(property(component, 'sw')?.value) ||
    wordProperty(component, 'sw') === 'wr'
  );
}
