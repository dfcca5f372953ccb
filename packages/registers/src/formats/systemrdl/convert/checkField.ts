import { RdlError } from '../reports.ts';
import type { Component } from '../elaborate/component.ts';
import type { PlacedField } from '../elaborate/fieldLayout.ts';
import { isSet, numberProperty, property, wordProperty } from '../elaborate/properties.ts';
import { isTruthy, toNumber } from '../elaborate/value.ts';
import { onRead, onWrite } from './effects.ts';
import { hardwareAccess, softwareAccess } from './field.ts';

interface Rule {
  /** Property at whose place the rule is broken. */
  at: string;
  breaks(field: Component, width: bigint): boolean;
  message: string;
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
    message: 'software and hardware can both only write it: let one of them read it (sw or hw)',
    isOfRegister: true,
  },
  {
    at: 'sw',
    breaks: (field) => softwareAccess(field) === 'none' && hardwareAccess(field) === 'none',
    message: 'neither software nor hardware can reach it: give sw or hw',
  },
  {
    at: 'onread',
    breaks: (field) => onRead(field) !== undefined && !isSoftwareReadable(field),
    message: 'software cannot read it, so a read has no effect: drop onread, rclr or rset, or let sw read',
  },
  {
    at: 'onwrite',
    breaks: (field) => onWrite(field) !== undefined && !isSoftwareWritable(field),
    message:
      'software cannot write it, so a write has no effect: drop onwrite, woclr or woset, or let sw write',
  },
  {
    at: 'we',
    breaks: (field) => (isSet(field, 'we') || isSet(field, 'wel')) && !isHardwareWritable(field),
    message: 'hardware cannot write it, so it has no write enable: drop we or wel, or let hw write',
  },
  {
    at: 'swwe',
    breaks: (field) => (isSet(field, 'swwe') || isSet(field, 'swwel')) && !isSoftwareWritable(field),
    message: 'software cannot write it, so it has no write enable: drop swwe or swwel, or let sw write',
    isOfRegister: true,
  },
  {
    at: 'singlepulse',
    breaks: (field, width) => isSet(field, 'singlepulse') && (width !== 1n || !isSoftwareWritable(field)),
    message: 'a single pulse is one bit that software can write',
    isOfRegister: true,
  },
  {
    at: 'incrvalue',
    breaks: (field, width) =>
      number(field, 'incrvalue') >> width > 0n || number(field, 'decrvalue') >> width > 0n,
    message: 'the step is wider than the counter',
  },
  {
    at: 'incrwidth',
    breaks: (field, width) => number(field, 'incrwidth') > width || number(field, 'decrwidth') > width,
    message: 'the step is wider than the counter',
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
    throw new RdlError(`${name}: ${rule.message}`, property(component, rule.at)?.at ?? at);
  }
  if (lsb.value < 0n) throw new RdlError(`${name} does not fit its register: it would begin below bit 0`, at);
  if (lsb.value + width.value > BigInt(registerWidth)) {
    throw new RdlError(
      `${name} reaches to bit ${lsb.value + width.value - 1n}, and its register has ${registerWidth} bits; move or narrow it, or set regwidth`,
      at,
    );
  }
  checkReset(instance.reset ?? property(component, 'reset'), name, width.value);
}

function checkReset(reset: ReturnType<typeof property>, name: string, width: bigint): void {
  if (!reset || reset.value.kind === 'reference') return;
  const { value } = toNumber(reset.value, reset.at);
  if (value >> width > 0n)
    throw new RdlError(`the reset value ${value} of ${name} does not fit its ${width} bits`, reset.at);
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
      `${later.instance.name} overlaps ${earlier.instance.name} (bit ${field.lsb.value}); move one`,
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
