import type { RegisterField } from '@netloom/model';
import { quantityValue } from '../../../elaborate/index.ts';
import type { ElaboratedField } from '../../../elaborate/index.ts';
import { HWACCESS, SWACCESS } from '../access.ts';
import { hex } from './writing.ts';
import type { Entries, ReggenWriting } from './writing.ts';

const key = ({ software, onRead, onWrite }: RegisterField | (typeof SWACCESS)[string]) =>
  `${software} ${onRead ?? ''} ${onWrite ?? ''}`;
const NAMES = new Map(Object.entries(SWACCESS).map(([name, access]) => [key(access), name]));
const HARDWARE = new Map(Object.entries(HWACCESS).map(([name, access]) => [access, name]));
const NEAREST = { rw: 'rw', rw1: 'rw', r: 'ro', w: 'wo', w1: 'wo', none: 'none' } as const;

/** The field's software access, or the nearest to it. */
export function swaccessOf(field: RegisterField): string {
  return NAMES.get(key(field)) ?? NEAREST[field.software];
}

/** What of a field lies in one word of its register. */
export interface FieldPart {
  field: ElaboratedField;
  name: string;
  /** In the word. */
  lsb: number;
  width: number;
  /** Bits of the field below this part. */
  skipped: number;
}

export interface RegisterFacts {
  isExternal: boolean;
  hasWritable: boolean;
  isShadowed: boolean;
  pointer: string;
}

export function fieldEntries(part: FieldPart, register: RegisterFacts, writing: ReggenWriting): Entries {
  const { field, lsb, width, name } = part;
  const { source } = field;
  const pointer = `${register.pointer}/fields/${field.index}`;
  const description = source.description ?? name;
  const swaccess = softwareOf(source, register, pointer, writing);
  const isWritable = !['ro', 'rc', 'none'].includes(swaccess);
  sayLosses(source, pointer, writing);
  return {
    bits: width === 1 ? String(lsb) : `${lsb + width - 1}:${lsb}`,
    name,
    desc: description,
    swaccess,
    hwaccess: hardwareOf(source, swaccess, register),
    resval: resetOf(part, register),
    hwqe: (register.isExternal && isWritable) || source.signalModify || source.singlePulse ? true : undefined,
    enum: part.width === field.width ? enumOf(field, writing) : undefined,
  };
}

function softwareOf(
  field: RegisterField,
  { hasWritable }: RegisterFacts,
  pointer: string,
  writing: ReggenWriting,
): string {
  const swaccess = swaccessOf(field);
  if (!NAMES.has(key(field))) {
    const what = [
      field.software,
      field.onRead && `read ${field.onRead}`,
      field.onWrite && `write ${field.onWrite}`,
    ];
    writing.lose(`the access ${what.filter(Boolean).join(', ')}: it is ${swaccess}`, pointer);
  }
  if (swaccess !== 'rc' || !hasWritable) return swaccess;
  writing.lose('clearing by a read beside fields that are written: they are ro', pointer);
  return 'ro';
}

/** What software reads of an external register comes from hardware; a shadowed one is never written by it. */
function hardwareOf(
  { hardware }: RegisterField,
  swaccess: string,
  { isExternal, isShadowed }: RegisterFacts,
): string {
  const isRead = swaccess !== 'wo' && swaccess !== 'r0w1c' && swaccess !== 'none';
  if (isExternal && isRead && hardware === 'r') return 'hrw';
  if (isShadowed && hardware !== 'none') return 'hro';
  return HARDWARE.get(hardware) ?? 'hro';
}

/** Without a reset a stored value is unknown; an external one needs no mention. */
function resetOf({ field, width, skipped }: FieldPart, { isExternal }: RegisterFacts): string | undefined {
  if (field.reset === undefined) return isExternal ? undefined : 'x';
  return hex(BigInt.asUintN(width, field.reset >> BigInt(skipped)));
}

function enumOf({ enumeration }: ElaboratedField, { map }: ReggenWriting): Entries[] | undefined {
  return enumeration?.values.map(({ name, value, description }) => {
    const result = quantityValue(value, map.values);
    return { value: hex(result.ok ? result.value : 0n), name, desc: description ?? name };
  });
}

const LOST: Readonly<Record<string, (field: RegisterField) => boolean>> = {
  counters: ({ counter }) => counter !== undefined,
  'the behaviour of interrupts': ({ interrupt }) => interrupt !== undefined,
  'bits that hardware sets or clears': ({ hardwareSet, hardwareClear }) => hardwareSet || hardwareClear,
  'precedence of hardware': ({ precedence }) => precedence === 'hardware',
  'fields that last one clock: hardware sees the write (hwqe)': ({ singlePulse }) => singlePulse,
  'outputs that tell of an access': ({ signalAccess }) => signalAccess,
  'outputs over all bits of a field': ({ reductions }) => (reductions ?? []).length > 0,
  parity: (field) => field.parity,
  'write gates of single fields': ({ gate }) => gate !== undefined,
  'fields with a reset of their own': ({ resetBy }) => resetBy !== undefined,
};

function sayLosses(field: RegisterField, pointer: string, writing: ReggenWriting): void {
  for (const [what, applies] of Object.entries(LOST)) if (applies(field)) writing.lose(what, pointer);
}
