import { RegisterField } from '@netloom/model';
import type { Register } from '@netloom/model';
import { checkBitGroup, parseBits } from '../../../bits/bitGroup.ts';
import { identifierFrom } from '../../identifier.ts';
import { accessIn, hardwareIn } from '../access.ts';
import { gateIn, OPTION_WORDS, optionsIn } from '../options.ts';
import type { Cells, Table } from './table.ts';
import { say } from '../../../wording/formats/sentences.ts';

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
    table.lose(say('TABLE/reserved', {}), row.line, 'field');
    return undefined;
  }
  const bits = bitsIn(row, table);
  if (!bits) return undefined;
  const name = identifierFrom(text);
  if (name !== text) table.lose(say('TABLE/name', { text, name }), row.line, 'field');
  if (register.fields.some((field) => field.name === name)) {
    table.fail(say('TABLE/twice', { name, register: register.name }), row, 'field');
    return undefined;
  }
  const reset = resetIn(row, bits.width, table);
  const access = accessFrom(row, table);
  const values = row.text.get('enum') ?? '';
  const description = row.text.get('description');
  const hardwareText = row.text.get('hardware') ?? '';
  const hardware = hardwareText === '' ? undefined : hardwareIn(hardwareText);
  if (hardwareText !== '' && !hardware)
    table.fail(say('TABLE/hardware', { text: hardwareText }), row, 'hardware');
  const given = row.text.get('enumName') ?? '';
  const enumName = values === '' ? undefined : enumeration(values, given || `${register.name}_${name}`);
  return RegisterField.parse({
    name,
    ...(description && { description: description.slice(0, 65_536) }),
    ...bits,
    ...access,
    hardware: hardware ?? (access.software === 'r' ? 'w' : 'r'),
    ...optionsOf(row, table),
    ...(reset !== undefined && { reset }),
    ...(enumName !== undefined && { enum: enumName }),
  });
}

/** What hardware does beside its access, and what holds writes back. */
function optionsOf(row: Cells, table: Table): Partial<RegisterField> {
  const precedence = row.text.get('precedence')?.toLowerCase() ?? '';
  if (!PRECEDENCES.has(precedence))
    table.fail(say('TABLE/precedence', { text: precedence }), row, 'precedence');
  const enable = row.text.get('hardwareEnable')?.toLowerCase() ?? '';
  if (!ENABLES.has(enable)) table.fail(say('TABLE/hardware-enable', { text: enable }), row, 'hardwareEnable');
  const writes = row.text.get('softwareEnable')?.toLowerCase() ?? '';
  if (!WRITE_ENABLES.has(writes))
    table.fail(say('TABLE/software-enable', { text: writes }), row, 'softwareEnable');
  const found = optionsIn(row.text.get('options') ?? '');
  if ('unknown' in found)
    table.fail(say('TABLE/option', { text: found.unknown, known: OPTION_WORDS }), row, 'options');
  const gate = gateFrom(row, 'gate', table);
  const resetBy = row.text.get('resetBy') ?? '';
  return {
    precedence: PRECEDENCES.get(precedence) ?? 'software',
    hardwareEnable: ENABLES.get(enable) ?? 'always',
    softwareEnable: WRITE_ENABLES.get(writes) ?? 'always',
    ...('options' in found && found.options),
    ...(gate && { gate }),
    ...(resetBy !== '' && { resetBy: identifierFrom(resetBy) }),
  };
}

/** The gate that a cell names: "LOCK.EN", "LOCK.EN low". */
export function gateFrom(row: Cells, column: 'gate' | 'registerGate', table: Table): RegisterField['gate'] {
  const text = row.text.get(column) ?? '';
  const gate = text === '' ? undefined : gateIn(text);
  if (text !== '' && !gate) table.fail(say('TABLE/gate', { text }), row, column);
  return gate;
}

const PRECEDENCES: ReadonlyMap<string, RegisterField['precedence']> = new Map([
  ...['', 'software', 'sw'].map((word) => [word, 'software'] as const),
  ...['hardware', 'hw'].map((word) => [word, 'hardware'] as const),
]);
const ENABLES: ReadonlyMap<string, RegisterField['hardwareEnable']> = new Map([
  ...['', 'always'].map((word) => [word, 'always'] as const),
  ...['we', 'high'].map((word) => [word, 'high'] as const),
  ...['wel', 'low'].map((word) => [word, 'low'] as const),
]);

const WRITE_ENABLES: ReadonlyMap<string, RegisterField['softwareEnable']> = new Map([
  ...['', 'always'].map((word) => [word, 'always'] as const),
  ...['swwe', 'high'].map((word) => [word, 'high'] as const),
  ...['swwel', 'low'].map((word) => [word, 'low'] as const),
]);

/** Bits as "7:4" or a list, else from the columns of lowest and highest bit or width. */
function bitsIn(row: Cells, table: Table): { lsb: number; width: number } | undefined {
  const text = row.text.get('bits') ?? '';
  const width = table.number(row, 'width');
  if (text === '') return bitsFromColumns(row, width, table);
  const bits = parseBits(text);
  if (!bits) {
    table.fail(say('TABLE/bits', { text }), row, 'bits');
    return undefined;
  }
  const group = checkBitGroup(bits, width === undefined ? undefined : Number(width));
  if (group.ok) return { lsb: group.lsb, width: group.width };
  table.fail(group.said, row, 'bits');
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
    table.fail(say('TABLE/bits/none', {}), row, 'bits');
    return undefined;
  }
  const bits = width ?? (msb === undefined ? 1n : msb - lsb + 1n);
  if (bits >= 1n && bits <= 1024n && lsb <= 1023n) return { lsb: Number(lsb), width: Number(bits) };
  table.fail(say('TABLE/bits/range', { bits: String(bits), lsb: String(lsb) }), row, 'lsb');
  return undefined;
}

function accessFrom(row: Cells, table: Table) {
  const text = row.text.get('access') ?? '';
  const access = text === '' ? { software: 'rw' as const } : accessIn(text);
  if (!access) table.fail(say('TABLE/access', { text }), row, 'access');
  return access ?? { software: 'rw' as const };
}

function resetIn(row: Cells, width: number, table: Table): number | string | undefined {
  const text = row.text.get('reset') ?? '';
  if (/^(?:x|-|n\/?a|undefined)?$/i.test(text)) return undefined;
  const value = table.number(row, 'reset');
  if (value === undefined) return undefined;
  if (value >> BigInt(width) !== 0n) table.fail(say('TABLE/reset', { text, width }), row, 'reset');
  return value < 10n ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
}
