import type { LinField, LinValue } from './field.ts';

/** Path of an element: short names of at most 128 characters (AUTOSAR TPS_GenericStructure, Referrable.shortName). */
const PATH = /^(\/[A-Za-z][A-Za-z0-9_]{0,127})+$/;
const INSTANCE = /^[A-Z][A-Z0-9_]{0,31}$/;

/** What is wrong with a value of a field and what to do; undefined when it is right. */
export function problemOf(field: LinField, value: LinValue): string | undefined {
  const wants = wanted(field, value);
  return wants === undefined ? undefined : `${field.name} is ${shown(value)}; ${wants}`;
}

function wanted(field: LinField, value: LinValue): string | undefined {
  if (field.fixed)
    return value === field.default ? undefined : `AUTOSAR 4.2.2 has ${field.default} and nothing else`;
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'give true or false';
    case 'integer':
      return typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= field.min! &&
        value <= field.max!
        ? undefined
        : `give a whole number from ${field.min} to ${field.max}${field.unit ? ` (${field.unit})` : ''}`;
    case 'enumeration':
      return field.options!.includes(String(value)) && typeof value === 'string'
        ? undefined
        : `give one of ${field.options!.join(', ')}`;
    case 'reference':
      return typeof value === 'string' && PATH.test(value)
        ? undefined
        : `give the path of a ${field.destination!.split('/').at(-1)}, e.g. ${example(field)}`;
    case 'peripheral':
      return typeof value === 'string' && INSTANCE.test(value)
        ? undefined
        : 'give the name of a peripheral of the chip, e.g. USART1';
  }
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
