import type { Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { LinField, LinValue } from './field.ts';

/** Path of an element: short names of at most 128 characters (AUTOSAR TPS_GenericStructure, Referrable.shortName). */
const PATH = /^(\/[A-Za-z][A-Za-z0-9_]{0,127})+$/;
const INSTANCE = /^[A-Z][A-Z0-9_]{0,31}$/;

/** What is wrong with a value of a field and what to do; undefined when it is right. */
export function problemOf(field: LinField, value: LinValue): Worded | undefined {
  const wants = wanted(field, value);
  return wants && say('PINS-LIN-VALUE', { field: field.name, value: shown(value), wanted: wants });
}

function wanted(field: LinField, value: LinValue): Worded | undefined {
  if (field.fixed)
    return value === field.default ? undefined : say('lin-wanted/fixed', { value: String(field.default) });
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : say('lin-wanted/boolean', {});
    case 'integer':
      return typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= field.min! &&
        value <= field.max!
        ? undefined
        : wholeNumber(field);
    case 'enumeration':
      return field.options!.includes(String(value)) && typeof value === 'string'
        ? undefined
        : say('lin-wanted/enumeration', { options: field.options!.join(', ') });
    case 'reference':
      return typeof value === 'string' && PATH.test(value)
        ? undefined
        : say('lin-wanted/reference', {
            destination: field.destination!.split('/').at(-1)!,
            example: example(field),
          });
    case 'peripheral':
      return typeof value === 'string' && INSTANCE.test(value) ? undefined : say('lin-wanted/peripheral', {});
  }
}

function wholeNumber({ min, max, unit }: LinField): Worded {
  const range = { min: min!, max: max! };
  return unit ? say('lin-wanted/integer-unit', { ...range, unit }) : say('lin-wanted/integer', range);
}

/** A path such as the values of the destination's module have. */
export function example(field: LinField): string {
  const parts = field.destination!.split('/').slice(3);
  return `/Config/${parts.join('/')}_0`;
}

function shown(value: LinValue): string {
  const text = String(value);
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return typeof value === 'string' ? `"${short}"` : short;
}
