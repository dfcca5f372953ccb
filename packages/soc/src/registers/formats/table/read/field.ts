import { RegisterField } from '@netloom/model';
import type { Register } from '@netloom/model';
import { checkBitGroup, parseBits } from '../../../bits/bitGroup.ts';
import { identifierFrom } from '../../identifier.ts';
import { accessIn, hardwareIn } from '../access.ts';
import type { Cells, Table } from './table.ts';

const RESERVED = /^(?:(?:reserved|rsvd)_?\d*|[-–—]+)$/i;

/** The field of a row; undefined for a row without one, or with reserved bits. */
export function readField(
  row: Cells,
  register: Register,
  table: Table,
  enumeration: (text: string, suggested: string) => string | undefined,
): RegisterField | undefined {
  const text = row.text.get('field') ?? '';
  if (text === '') return undefined;
  if (RESERVED.test(text)) {
    table.lose('reserved bits: they stay without a field', row.line, 'field');
    return undefined;
  }
  const bits = bitsIn(row, table);
  if (!bits) return undefined;
  const name = identifierFrom(text);
  if (name !== text) table.lose(`the name ${text}: it is ${name}`, row.line, 'field');
  if (register.fields.some((field) => field.name === name)) {
    table.fail(`${name} stands twice in ${register.name}`, row, 'field');
    return undefined;
  }
  const reset = resetIn(row, bits.width, table);
  const access = accessFrom(row, table);
  const values = row.text.get('enum') ?? '';
  const description = row.text.get('description');
  const hardwareText = row.text.get('hardware') ?? '';
  const hardware = hardwareText === '' ? undefined : hardwareIn(hardwareText);
  if (hardwareText !== '' && !hardware)
    table.fail(`"${hardwareText}" is none of r, w, rw, none`, row, 'hardware');
  const enumName = values === '' ? undefined : enumeration(values, `${register.name}_${name}`);
  return RegisterField.parse({
    name,
    ...(description && { description: description.slice(0, 65_536) }),
    ...bits,
    ...access,
    hardware: hardware ?? (access.software === 'r' ? 'w' : 'r'),
    ...(reset !== undefined && { reset }),
    ...(enumName !== undefined && { enum: enumName }),
  });
}

/** Bits as "7:4" or a list, else from the columns of lowest and highest bit or width. */
function bitsIn(row: Cells, table: Table): { lsb: number; width: number } | undefined {
  const text = row.text.get('bits') ?? '';
  const width = table.number(row, 'width');
  if (text === '') return bitsFromColumns(row, width, table);
  const bits = parseBits(text);
  if (!bits) {
    table.fail(`"${text}" is no bit, range such as 7:4 or list such as 4,5`, row, 'bits');
    return undefined;
  }
  const group = checkBitGroup(bits, width === undefined ? undefined : Number(width));
  if (group.ok) return { lsb: group.lsb, width: group.width };
  table.fail(group.message, row, 'bits');
  return undefined;
}

function bitsFromColumns(
  row: Cells,
  width: bigint | undefined,
  table: Table,
): { lsb: number; width: number } | undefined {
  const lsb = table.number(row, 'lsb');
  const msb = table.number(row, 'msb');
  if (lsb === undefined) {
    table.fail('neither Bits nor LSB says where the field stands', row, 'bits');
    return undefined;
  }
  const bits = width ?? (msb === undefined ? 1n : msb - lsb + 1n);
  if (bits >= 1n && bits <= 1024n && lsb <= 1023n) return { lsb: Number(lsb), width: Number(bits) };
  table.fail(`${bits} bits from bit ${lsb} on`, row, 'lsb');
  return undefined;
}

function accessFrom(row: Cells, table: Table) {
  const text = row.text.get('access') ?? '';
  const access = text === '' ? { software: 'rw' as const } : accessIn(text);
  if (!access) table.fail(`"${text}" is no access such as RW, RO or W1C`, row, 'access');
  return access ?? { software: 'rw' as const };
}

function resetIn(row: Cells, width: number, table: Table): number | string | undefined {
  const text = row.text.get('reset') ?? '';
  if (/^(?:x|-|n\/?a|undefined)?$/i.test(text)) return undefined;
  const value = table.number(row, 'reset');
  if (value === undefined) return undefined;
  if (value >> BigInt(width) !== 0n) table.fail(`${text} does not fit ${width} bits`, row, 'reset');
  return value < 10n ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
}
