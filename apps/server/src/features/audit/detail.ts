import type { Call } from '@netloom/contract';
import { jsonSchema } from '../../http/jsonSchema.ts';
import type { JsonSchema } from '../../http/jsonSchema.ts';
import type { Incoming } from '../../http/route.ts';

const LONGEST_TEXT = 200;
const LONGEST_LIST = 20;
const LONGEST_DETAIL = 2000;

/** What was sent, as JSON: without secrets, long texts and lists shortened. */
export function detailOf(call: Call, { params, query, body }: Incoming<Call>): string {
  const secrets = secretFields(call);
  const sent = { ...(params as object), ...(query as object), ...(body as object) };
  const text = JSON.stringify(sent, (key, value: unknown) => (secrets.has(key) ? '•••' : shortened(value)));
  return shorten(text, LONGEST_DETAIL);
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shorten(value, LONGEST_TEXT);
  if (!Array.isArray(value) || value.length <= LONGEST_LIST) return value;
  return [...value.slice(0, LONGEST_LIST), `… ${value.length} in all`];
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

const known = new WeakMap<Call, Set<string>>();

/** Names of the fields, at any depth, whose schema is marked as secret. */
function secretFields(call: Call): Set<string> {
  const names = known.get(call) ?? new Set<string>();
  if (known.has(call)) return names;
  for (const part of [call.params, call.query, call.body]) collect(jsonSchema(part, 'input'), names);
  known.set(call, names);
  return names;
}

function collect(schema: JsonSchema, names: Set<string>): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (hasSecret(field)) names.add(name);
    collect(field, names);
  }
  for (const inner of inside(schema)) collect(inner, names);
}

/** A field is secret, too, when one of its alternatives or its items are. */
function hasSecret(schema: JsonSchema): boolean {
  return schema.secret === true || inside(schema).some(hasSecret);
}

function inside({ allOf = [], anyOf = [], oneOf = [], items }: JsonSchema): JsonSchema[] {
  return [...allOf, ...anyOf, ...oneOf, ...(items === undefined ? [] : [items])];
}
