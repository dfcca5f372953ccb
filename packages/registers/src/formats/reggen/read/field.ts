import { RegisterField } from '@netloom/model';
import type { Quantity } from '@netloom/model';
import { identifierFrom } from '../../identifier.ts';
import { HWACCESS, SWACCESS } from '../access.ts';
import { mubiValue } from '../mubi.ts';
import { readBits } from './bits.ts';
import type { BlockReading } from './block.ts';
import type { Path, Raw } from './source.ts';
import { flagIn, objectsIn, textIn, valueIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** What a field takes over from its register. */
export interface FieldDefaults {
  register: string;
  fieldCount: number;
  swaccess: string;
  hwaccess: string;
  /** Stored outside of the register file. */
  hwext: boolean;
  hwqe: boolean;
  reset: bigint | undefined;
  /** Copy of a multireg, for reset values that depend on it. */
  copy: number | undefined;
}

/** Reads a field of a register. */
export function readField(
  raw: Raw,
  index: number,
  path: Path,
  defaults: FieldDefaults,
  block: BlockReading,
): RegisterField | undefined {
  const { source } = block;
  const bits = readBits(raw['bits'], [...path, 'bits'], block);
  if (!bits) return undefined;
  const own = textIn(raw, 'name');
  const name = identifierFrom(own ?? (defaults.fieldCount > 1 ? `field${index + 1}` : defaults.register));
  const software = choice(textIn(raw, 'swaccess') ?? defaults.swaccess, SWACCESS, 'swaccess', path, block);
  const hardware = choice(textIn(raw, 'hwaccess') ?? defaults.hwaccess, HWACCESS, 'hwaccess', path, block);
  const isMubi = flagIn(raw, 'mubi', false, path, source);
  if (isMubi) source.lose(say('REGGEN/mubi', {}), path);
  if (listLength(raw['tags']) > 0) source.lose(say('REGGEN/tags', {}), [...path, 'tags']);
  const reset = resetOf(raw, bits, isMubi, path, defaults, block);
  const isGiven = hardware === 'w' || hardware === 'rw';
  const description = textIn(raw, 'desc');
  const enumeration = enumOf(raw, isMubi, bits.bits, `${defaults.register}_${name}`, path, block);
  return RegisterField.parse({
    name,
    ...(description && { description: description.slice(0, 65_536) }),
    lsb: bits.lsb,
    width: bits.width,
    ...software,
    hardware,
    ...(reset !== undefined && { reset }),
    ...(enumeration !== undefined && { enum: enumeration }),
    ...(isGiven && !defaults.hwext && { hardwareEnable: 'high' }),
    signalModify: !defaults.hwext && flagIn(raw, 'hwqe', defaults.hwqe, path, source),
  });
}

function choice<T>(
  text: string,
  from: Readonly<Record<string, T>>,
  what: string,
  path: Path,
  block: BlockReading,
): T {
  if (Object.hasOwn(from, text)) return from[text]!;
  block.source.fail(say('REGGEN/choice', { what, text, known: Object.keys(from).join(', ') }), [
    ...path,
    what,
  ]);
  return Object.values(from)[0]!;
}

const listLength = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** A field's own reset, else its bits of the register's, else 0 for what is stored here. */
function resetOf(
  raw: Raw,
  { lsb, bits }: { lsb: Quantity; bits: number },
  isMubi: boolean,
  path: Path,
  { reset, hwext, copy }: FieldDefaults,
  block: BlockReading,
): Quantity | undefined {
  const { source, values } = block;
  const all = (1n << BigInt(bits)) - 1n;
  const first = valueIn(String(lsb), values, path, source) ?? 0n;
  const inherited = reset === undefined ? undefined : (reset >> first) & all;
  const text = textIn(raw, 'resval');
  if (text === undefined || text === '' || text === 'x') {
    return inherited === undefined ? (hwext || text === 'x' ? undefined : 0) : numberText(inherited);
  }
  const at = [...path, 'resval'];
  const logical =
    text === 'true' || text === 'false'
      ? BigInt(text === 'true')
      : valueIn(text, copy === undefined ? values : { ...values, multireg_idx: BigInt(copy) }, at, source);
  if (logical === undefined) return undefined;
  if (isMubi && logical > 1n) source.fail(say('REGGEN/reset/mubi', { value: String(logical) }), at);
  const value = isMubi ? mubiValue(logical === 1n, bits) : logical;
  if (value > all) source.fail(say('REGGEN/reset/fit', { text, bits }), at);
  if (inherited !== undefined && inherited !== value) {
    source.fail(say('REGGEN/reset/differs', { text, inherited: String(inherited) }), at);
  }
  return numberText(value);
}

function numberText(value: bigint): Quantity {
  return value < 10n ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
}

function enumOf(
  raw: Raw,
  isMubi: boolean,
  bits: number,
  suggested: string,
  path: Path,
  block: BlockReading,
): string | undefined {
  const items = objectsIn(raw, 'enum', path, block.source);
  if (items.length === 0 && !isMubi) return undefined;
  if (items.length === 0) {
    return block.enumeration(`MUBI${bits}`, [
      { name: 'MUBI_TRUE', value: `0x${mubiValue(true, bits).toString(16).toUpperCase()}` },
      { name: 'MUBI_FALSE', value: `0x${mubiValue(false, bits).toString(16).toUpperCase()}` },
    ]);
  }
  const values = items.flatMap(({ raw: item, path: at }) => {
    const name = textIn(item, 'name');
    const value = valueIn(textIn(item, 'value') ?? '', block.values, [...at, 'value'], block.source);
    const description = textIn(item, 'desc');
    if (name === undefined) block.source.fail(say('REGGEN/enum/name', {}), at);
    if (name === undefined || value === undefined) return [];
    return [{ name: identifierFrom(name), value: numberText(value), ...(description && { description }) }];
  });
  return block.enumeration(suggested, values);
}
