import type { RegisterEnum } from '@netloom/model';
import { freeName, identifierFrom } from '../../identifier.ts';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Derivation } from './derive.ts';
import { NameScope } from './names.ts';
import { enumNumber } from './number.ts';
import type { Report } from './report.ts';
import { description } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

type EnumValue = RegisterEnum['values'][number];

/** Enumerations of a map: equal ones of one name are one. */
export class EnumTable {
  readonly enums: Record<string, RegisterEnum> = {};
  readonly #taken = new Set<string>();
  readonly #names = new Map<string, string>();

  /** Name of the enumeration in the map. */
  add(wanted: string, values: EnumValue[]): string {
    const key = `${wanted}\n${JSON.stringify(values)}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = freeName(identifierFrom(wanted), this.#taken);
    this.#names.set(key, name);
    this.enums[name] = { values };
    return name;
  }
}

/** The enumeration of a field of `width` bits; `fallback` names one without a name. */
export function readEnum(
  field: XmlElement,
  width: number,
  fallback: string,
  context: { report: Report; derivation: Derivation; enums: EnumTable },
): string | undefined {
  const { report, derivation } = context;
  const all = childrenOf(field, 'enumeratedValues').map((each) => derivation.resolve(each));
  const [chosen] = all.toSorted((a, b) => rank(a) - rank(b));
  if (!chosen) return undefined;
  if (all.length > 1) report.loss(say('SVD/enum/second', {}), chosen.line);
  const scope = new NameScope(say('SVD/enum/values', { fallback }), report);
  const seen = new Set<bigint>();
  const values = childrenOf(chosen, 'enumeratedValue').flatMap((each) =>
    readValue(each, width, scope, seen, report),
  );
  return values.length === 0 ? undefined : context.enums.add(textOf(chosen, 'name') ?? fallback, values);
}

/** The one for both directions first, then the one for reading. */
const rank = (element: XmlElement) =>
  ['read-write', 'read', 'write'].indexOf(textOf(element, 'usage') ?? 'read-write');

function readValue(
  element: XmlElement,
  width: number,
  scope: NameScope,
  seen: Set<bigint>,
  report: Report,
): EnumValue[] {
  const { line } = element;
  const text = textOf(element, 'value');
  if (text === undefined) {
    const isDefault = childOf(element, 'isDefault') !== undefined;
    if (isDefault) report.loss(say('SVD/enum/default', {}), line);
    else report.error(say('SVD/enum/none', {}), line);
    return [];
  }
  const number = enumNumber(text);
  if (!number) {
    report.error(say('SVD/enum/number', { text: text.slice(0, 40) }), line);
    return [];
  }
  const { value, isExact } = number;
  if (!isExact) report.loss(say('SVD/enum/x', {}), line);
  const name = textOf(element, 'name') ?? `VALUE_${value}`;
  if (value >> BigInt(width) !== 0n || seen.has(value)) {
    const why = seen.has(value)
      ? say('SVD/enum/taken', {})
      : width > 1
        ? say('SVD/enum/fit/bits', { width })
        : say('SVD/enum/fit/bit', {});
    report.loss(say('SVD/enum/left', { name, value: String(value), why }), line);
    return [];
  }
  seen.add(value);
  const given = scope.has(name) ? `${name}_${value}` : name;
  const about = description(element);
  const quantity = value < 10n ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
  return [{ name: scope.take(given, line), value: quantity, ...(about && { description: about }) }];
}
