import { quantityValue } from '../../../elaborate/index.ts';
import type { ParameterValues } from '../../../elaborate/index.ts';
import type { HjsonSource, Path, Raw } from './source.ts';
import { isRaw } from './source.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** A text; numbers count as the text they are written with. */
export function textIn(raw: Raw, key: string): string | undefined {
  const value = raw[key];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
}

export function requiredText(raw: Raw, key: string, path: Path, source: HjsonSource): string | undefined {
  const text = textIn(raw, key);
  if (text === undefined) source.fail(say('REGGEN/missing', { key }), path);
  return text;
}

/** `true`, "true", "1" or 1; anything else that is there is refused. */
export function flagIn(raw: Raw, key: string, otherwise: boolean, path: Path, source: HjsonSource): boolean {
  const text = textIn(raw, key)?.toLowerCase();
  if (text === undefined || text === '') return otherwise;
  if (text === 'true' || text === '1') return true;
  if (text !== 'false' && text !== '0') source.fail(say('REGGEN/flag', { key, text }), [...path, key]);
  return false;
}

export function listIn(raw: Raw, key: string, path: Path, source: HjsonSource): readonly unknown[] {
  const value = raw[key];
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  source.fail(say('REGGEN/list', { key }), [...path, key]);
  return [];
}

/** The objects of a list, each with its path. */
export function objectsIn(
  raw: Raw,
  key: string,
  path: Path,
  source: HjsonSource,
): { raw: Raw; path: Path }[] {
  return listIn(raw, key, path, source).flatMap((item, index) => {
    const at = [...path, key, index];
    if (isRaw(item)) return [{ raw: item, path: at }];
    source.fail(say('REGGEN/object', {}), at);
    return [];
  });
}

/** Numbers as Python writes them: 0xFF_FF, 0b10, 0o17, 1_000. */
const NUMBER = /(?<!\w)0[xX][\dA-Fa-f_]+|(?<!\w)0[bB][01_]+|(?<!\w)0[oO][0-7_]+|(?<!\w)\d[\d_]*/g;

/** Value of a number or expression over parameters; undefined, and said, when there is none. */
export function valueIn(
  text: string,
  values: ParameterValues,
  path: Path,
  source: HjsonSource,
): bigint | undefined {
  const plain = text.replaceAll(NUMBER, (number) => String(BigInt(number.replaceAll('_', '').toLowerCase())));
  const result = quantityValue(plain, values);
  if (result.ok) return result.value;
  source.fail(say('REG-IMPORT/value', { text, why: result }), path);
  return undefined;
}
