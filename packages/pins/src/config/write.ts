import type { PinConfiguration } from './configuration.ts';
import { compareNames } from './order.ts';

/** Order of the members of one pin, peripheral or channel. */
const MEMBERS = ['signal', 'shared', 'label', 'lock', 'mode', 'name', 'interrupt', 'parameters', 'settings'];

/**
 * The canonical text: fixed order of members, pins by port and number, one pin, peripheral, clock or channel a line,
 * empty parts left out. The same configuration gives the same bytes, and a pin changed is a line changed.
 */
export function writeConfiguration(configuration: PinConfiguration): string {
  const { netloom, version, name, chip, code, clocks, peripherals, pins, lin } = configuration;
  const parts = [
    ...Object.entries({ netloom, version, name, chip }).map(([key, value]) => `  ${member(key, value)}`),
    ...(code ? [`  ${member('code', code)}`] : []),
    ...(clocks && Object.keys(clocks).length > 0 ? [`  ${lines('clocks', clocks, '  ')}`] : []),
    `  ${lines('peripherals', peripherals, '  ')}`,
    `  ${lines('pins', pins, '  ')}`,
    ...(lin ? [`  ${linText(lin)}`] : []),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

function linText({ general, channels }: NonNullable<PinConfiguration['lin']>): string {
  const items = channels.map((channel) => `      ${entry(channel)}`);
  const list = items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n    ]`;
  const parts = [
    ...(general && Object.keys(general).length > 0 ? [`    ${lines('general', general, '    ')}`] : []),
    `    "channels": ${list}`,
  ];
  return `"lin": {\n${parts.join(',\n')}\n  }`;
}

/** A record with an entry a line. */
function lines(key: string, record: object, indent: string): string {
  const items = sorted(record).map(([name, value]) => `${indent}  ${JSON.stringify(name)}: ${entry(value)}`);
  return `${JSON.stringify(key)}: ${items.length === 0 ? '{}' : `{\n${items.join(',\n')}\n${indent}}`}`;
}

/** One value on one line. */
function entry(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const object = value as Record<string, unknown>;
  const members = MEMBERS.filter((key) => !isEmpty(object[key])).map((key) => member(key, object[key]));
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function member(key: string, value: unknown): string {
  return `${JSON.stringify(key)}: ${flat(value)}`;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${sorted(value)
    .map(([key, below]) => member(key, below))
    .join(', ')} }`;
}

function sorted(record: object): [string, unknown][] {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => compareNames(a, b));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  );
}
