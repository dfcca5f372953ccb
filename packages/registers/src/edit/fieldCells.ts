import { HardwareAccess, OnRead, OnWrite, RegisterField, SoftwareAccess } from '@netloom/model';
import type { Quantity, RegisterEnum, RegisterMap, Worded } from '@netloom/model';
import { ACCESS_NAMES, accessName, accessOf } from '../access/accessName.ts';
import type { Access } from '../access/accessName.ts';
import { isPlain } from '../elaborate/index.ts';
import { say } from '../wording/sentences.ts';
import { bitsOfText } from './bitsOfText.ts';
import { quantityOf } from './quantityOf.ts';
import { unfit } from './unfit.ts';

/** What a table of fields shows, in this order. */
export const FIELD_COLUMNS = ['name', 'bits', 'access', 'hardware', 'reset', 'enum', 'description'] as const;
export type FieldColumn = (typeof FIELD_COLUMNS)[number];

/** The text of a cell as it is edited: expressions as written. */
export function fieldText(field: RegisterField, column: FieldColumn): string {
  if (column === 'bits') return writtenBits(field);
  if (column === 'access') return accessText(field);
  return String(field[column] ?? '');
}

/** "7:4", "3", or "LSB +: WIDTH" where either depends on parameters. */
export function writtenBits({ lsb, width }: { lsb: Quantity; width: Quantity }): string {
  if (!isPlain(lsb) || !isPlain(width)) return width === 1 ? String(lsb) : `${lsb} +: ${width}`;
  const low = Number(lsb);
  const bits = Number(width);
  return bits === 1 ? String(low) : `${low + bits - 1}:${low}`;
}

/** Name of the access policy, e.g. W1C; where there is none, its parts: "rw r:user w:user". */
export function accessText(access: Access | RegisterField): string {
  const { software, onRead, onWrite } = access;
  return (
    accessName(access) ??
    [software, onRead && `r:${onRead}`, onWrite && `w:${onWrite}`].filter(Boolean).join(' ')
  );
}

export type FieldCell =
  | { field: RegisterField; refused?: undefined }
  | { field?: undefined; refused: Worded };

/** The field with another text in one of its cells, or why the text cannot be taken. Names are set by `renameField`. */
export function withFieldText(
  field: RegisterField,
  column: Exclude<FieldColumn, 'name'>,
  text: string,
  enums: RegisterMap['enums'],
): FieldCell {
  const value = text.trim();
  if (column === 'bits')
    return withBits(field, value, isPlain(field.width) ? Number(field.width) : undefined);
  if (column === 'access') return withAccess(field, value);
  if (column === 'hardware') {
    const parsed = HardwareAccess.safeParse(value.toLowerCase() || 'none');
    if (!parsed.success) return { refused: say('reg-edit/hardware', { value }) };
    return { field: { ...field, hardware: parsed.data } };
  }
  if (value === '') return { field: without(field, column) };
  if (column === 'reset') return { field: { ...field, reset: resetOf(field, value, enums) } };
  const parsed = RegisterField.safeParse({ ...field, [column]: column === 'enum' ? value : text });
  return parsed.success ? { field: parsed.data } : { refused: unfit(parsed.error) };
}

/** The field on other bits; a list names as many as are `needed`. */
export function withBits(field: RegisterField, text: string, needed?: number): FieldCell {
  const bits = bitsOfText(text, needed);
  return bits.refused === undefined ? { field: { ...field, ...bits } } : bits;
}

/** A quantity, or the value of a name of the field's enumeration. */
function resetOf(field: RegisterField, text: string, enums: RegisterMap['enums']): Quantity {
  const named = enumerationOf(field, enums)?.values.find(({ name }) => name === text);
  return named ? named.value : quantityOf(text);
}

function enumerationOf(field: RegisterField, enums: RegisterMap['enums']): RegisterEnum | undefined {
  return field.enum !== undefined && Object.hasOwn(enums, field.enum) ? enums[field.enum] : undefined;
}

function withAccess(field: RegisterField, text: string): FieldCell {
  const access = accessOf(text) ?? accessOfParts(text);
  if (!access) return { refused: say('reg-edit/access', { value: text, known: ACCESS_NAMES.join(', ') }) };
  const rest = without(field, 'onRead', 'onWrite');
  const { software, onRead, onWrite } = access;
  return { field: { ...rest, software, ...(onRead && { onRead }), ...(onWrite && { onWrite }) } };
}

function without(field: RegisterField, ...properties: string[]): RegisterField {
  return Object.fromEntries(
    Object.entries(field).filter(([each]) => !properties.includes(each)),
  ) as RegisterField;
}

function accessOfParts(text: string): Access | undefined {
  const match = /^(\w+)((?:\s+[rw]:\w+)*)$/.exec(text);
  const software = SoftwareAccess.safeParse(match?.[1]);
  if (!match || !software.success) return undefined;
  const access: Access = { software: software.data };
  for (const [, side, effect] of match[2]!.matchAll(/([rw]):(\w+)/g)) {
    if (side === 'r') {
      const onRead = OnRead.safeParse(effect);
      if (!onRead.success) return undefined;
      access.onRead = onRead.data;
    } else {
      const onWrite = OnWrite.safeParse(effect);
      if (!onWrite.success) return undefined;
      access.onWrite = onWrite.data;
    }
  }
  return access;
}
