import type { Worded } from '@netloom/model';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { LinField, LinValue } from '../field.ts';
import { problemOf } from '../problem.ts';
import { say } from '../../wording/sentences.ts';
import type { Reading } from './reading.ts';

/** Value of a parameter or reference; undefined, and said why, when it cannot be taken over. */
export function readValue(element: XmlElement, field: LinField, reading: Reading): LinValue | undefined {
  const holder = field.type === 'reference' ? 'VALUE-REF' : 'VALUE';
  const text = textOf(element, holder);
  if (text === undefined) {
    const formula = (childOf(element, holder)?.children.length ?? 0) > 0;
    return refuse(
      element,
      reading,
      formula ? say('arxml/formula', {}) : say('arxml/no-value', { element: holder }),
    );
  }
  const value = valueOf(text, field);
  if (value === undefined)
    return refuse(element, reading, say('arxml/type', { value: text.slice(0, 60), type: field.type }));
  const problem = problemOf(field, value);
  if (problem === undefined) return value;
  if (field.fixed) {
    reading.skip(element, problem);
    return undefined;
  }
  if (field.type !== 'integer') return refuse(element, reading, problem);
  reading.warn(element, problem);
  return value;
}

function refuse(element: XmlElement, reading: Reading, reason: Worded): undefined {
  reading.skip(element, reason);
  reading.warn(element, say('arxml/not-read', { path: reading.notRead.at(-1)!.path, reason }));
  return undefined;
}

function valueOf(text: string, { type }: LinField): LinValue | undefined {
  if (type === 'integer') return integerOf(text);
  return type === 'boolean' ? BOOLEANS[text.toLowerCase()] : text;
}

const BOOLEANS: Record<string, boolean | undefined> = { true: true, false: false, 1: true, 0: false };

/** Numerical values are decimal, 0x…, 0b…, octal with a leading 0, or floats (schema, NUMERICAL-VALUE--SIMPLE). */
function integerOf(text: string): number | undefined {
  const [, sign, digits] = /^([+-]?)(\S+)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const value = unsignedOf(digits);
  return value === undefined || !Number.isSafeInteger(value) ? undefined : sign === '-' ? -value : value;
}

function unsignedOf(digits: string): number | undefined {
  if (/^0x[\da-f]+$|^0b[01]+$/i.test(digits)) return Number(digits);
  if (/^0[0-7]+$/.test(digits)) return parseInt(digits, 8);
  return /^(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(digits) ? Number(digits) : undefined;
}
