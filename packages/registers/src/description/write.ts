import { RegisterBus, RegisterField, RegisterMap } from '@netloom/model';
import type { Group, Quantity, RegisterMapText, RegisterNode } from '@netloom/model';

type Json = Record<string, unknown>;

/**
 * The canonical text of a register map: members in the schema's order, what equals a default left out, a field, an
 * enumeration value and a parameter on a line of its own. The same map gives the same bytes.
 */
export function writeRegisterMap(map: RegisterMap): string {
  const { enums, children, parameters, bus, ...rest } = map;
  const head = compact({ ...rest, bus: compact(bus, BUS_DEFAULTS) }, { ...HEAD_DEFAULTS, bus: {} });
  const members = [
    ...Object.entries(head).map(([key, value]) => `${quoted(key)}: ${oneLine(value)}`),
    ...list(
      'parameters',
      parameters.map((each) => oneLine(compact(each, PARAMETER_DEFAULTS))),
    ),
    ...enumsText(enums),
    ...list('children', children.map(nodeText)),
  ];
  return `{\n${indent(members.join(',\n'))}\n}\n`;
}

const HEAD_DEFAULTS: Json = RegisterMap.parse({
  netloom: 'registers',
  version: 1,
  name: 'x',
} satisfies RegisterMapText);
for (const key of ['netloom', 'version', 'name']) delete HEAD_DEFAULTS[key];
const BUS_DEFAULTS: Json = RegisterBus.parse({});
const PARAMETER_DEFAULTS: Json = { type: 'integer', local: false };
const FIELD_DEFAULTS: Json = RegisterField.parse({ name: 'x', lsb: 0 });
for (const key of ['name', 'lsb']) delete FIELD_DEFAULTS[key];
const NODE_DEFAULTS: Json = { external: false, shadowed: false };

function enumsText(enums: RegisterMap['enums']): string[] {
  const entries = Object.entries(enums).map(([name, { values, ...rest }]) => {
    const members = [
      ...Object.entries(compact(rest)).map(([key, value]) => `${quoted(key)}: ${oneLine(value)}`),
      ...list(
        'values',
        values.map((value) => oneLine(compact(value))),
      ),
    ];
    return `${quoted(name)}: {\n${indent(members.join(',\n'))}\n}`;
  });
  return entries.length === 0 ? [] : [`"enums": {\n${indent(entries.join(',\n'))}\n}`];
}

function nodeText(node: RegisterNode): string {
  const { children, fields, ...rest } = node as Json & { children?: Group['children']; fields?: Json[] };
  const members = [
    ...Object.entries(compact(rest, NODE_DEFAULTS)).map(
      ([key, value]) => `${quoted(key)}: ${oneLine(value)}`,
    ),
    ...list(
      'fields',
      (fields ?? []).map((field) => oneLine(compact(field, FIELD_DEFAULTS))),
    ),
    ...list('children', (children ?? []).map(nodeText)),
  ];
  return `{\n${indent(members.join(',\n'))}\n}`;
}

function list(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${quoted(name)}: [\n${indent(items.join(',\n'))}\n]`];
}

/** The object without what is undefined or as by default, its description last; digits alone become numbers. */
function compact(value: object, defaults: Json = {}): Json {
  const kept = Object.entries(value).filter(
    ([key, member]) => member !== undefined && JSON.stringify(member) !== JSON.stringify(defaults[key]),
  );
  kept.sort(([a], [b]) => Number(a === 'description') - Number(b === 'description'));
  return Object.fromEntries(
    kept.map(([key, member]) => [key, QUANTITIES.has(key) ? plain(member as Quantity) : member]),
  );
}

const QUANTITIES = new Set(['offset', 'lsb', 'width', 'reset', 'entries', 'size']);

function plain(quantity: Quantity): Quantity {
  const isSmall = typeof quantity === 'string' && /^(?:0|[1-9]\d{0,14})$/.test(quantity);
  return isSmall ? Number(quantity) : quantity;
}

const quoted = (text: string) => JSON.stringify(text);

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${quoted(key)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
