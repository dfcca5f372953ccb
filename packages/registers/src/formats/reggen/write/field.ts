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
}

export function fieldEntries(part: FieldPart, register: RegisterFacts, writing: ReggenWriting): Entries {
  const { field, lsb, width, name } = part;
  const { source } = field;
  const swaccess = softwareOf(source, register);
  const isWritable = !['ro', 'rc', 'none'].includes(swaccess);
  return {
    bits: width === 1 ? String(lsb) : `${lsb + width - 1}:${lsb}`,
    name,
    desc: source.description ?? '',
    swaccess,
    hwaccess: hardwareOf(source, swaccess, register),
    resval: resetOf(part, register),
    hwqe: (register.isExternal && isWritable) || source.signalModify || source.singlePulse ? true : undefined,
    enum: part.width === field.width ? enumOf(field, writing) : undefined,
  };
}

/** Clearing by a read beside fields that are written is what reggen refuses. */
function softwareOf(field: RegisterField, { hasWritable }: RegisterFacts): string {
  const swaccess = swaccessOf(field);
  return swaccess === 'rc' && hasWritable ? 'ro' : swaccess;
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
    return { value: hex(result.ok ? result.value : 0n), name, desc: description ?? '' };
  });
}
