import type { Values } from '@netloom/hdl/expression';
import type { IpParameter } from '@netloom/model';
import { z } from 'zod';

/** What JSON Schema says of one option. */
interface FieldSchema {
  type?: string;
  default?: unknown;
  description?: string;
  unit?: string;
  minimum?: number;
  maximum?: number;
  enum?: (number | string)[];
  const?: number | string;
}

type Fields = z.ZodObject;

const known = new WeakMap<Fields, readonly IpParameter[]>();

/** The options of a generated block as parameters of an IP, with help, units and limits. @throws on a field of another kind. */
export function optionParameters(options: Fields): readonly IpParameter[] {
  let parameters = known.get(options);
  if (parameters) return parameters;
  const { properties = {} } = z.toJSONSchema(options, { io: 'input' });
  parameters = Object.entries(properties).map(([name, field]) => parameterOf(name, field as FieldSchema));
  known.set(options, parameters);
  return parameters;
}

function parameterOf(name: string, field: FieldSchema): IpParameter {
  const { type, description, unit } = field;
  const isText = type === 'string';
  if (!isText && type !== 'integer' && type !== 'number' && type !== 'boolean')
    throw new Error(`option ${name}: there is no form for ${type ?? 'its type'}`);
  if (field.default === undefined) throw new Error(`option ${name} has no default`);
  const text = (value: unknown) => (isText ? JSON.stringify(value) : String(Number(value)));
  const choices = type === 'boolean' ? [0, 1] : field.const === undefined ? field.enum : [field.const];
  return {
    name,
    type: isText ? 'string' : 'integer',
    value: text(field.default),
    local: false,
    ...(description !== undefined && { description }),
    ...(unit !== undefined && { unit }),
    ...limit('minimum', field.minimum),
    ...limit('maximum', field.maximum),
    ...(choices && { choices: choices.map(text) }),
  };
}

/** Zod bounds every whole number by what a double holds exactly. */
function limit(name: 'minimum' | 'maximum', value: number | undefined) {
  return value === undefined || !Number.isSafeInteger(value) || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? {}
    : { [name]: String(value) };
}

export interface OptionProblem {
  parameter?: string;
  message: string;
}

/**
 * The options that the values of an instance's parameters stand for. A value that a field does not take is replaced by
 * the field's default, so that the rest can be told; the limits of parameters say what is wrong with it. `problems` are
 * what the schema says of values that are each within their limits.
 */
export function readOptions(
  options: Fields,
  values: Values,
): { options: Record<string, unknown>; problems: OptionProblem[] } {
  const given = Object.entries(options.shape).flatMap(([name, field]) => {
    const value = optionValues(values[name]).find((each) => z.safeParse(field, each).success);
    return value === undefined ? [] : [[name, value] as const];
  });
  const read = options.safeParse(Object.fromEntries(given));
  if (read.success) return { options: read.data, problems: [] };
  const problems = read.error.issues.map(({ path: [name], message }) => ({
    ...(typeof name === 'string' && { parameter: name }),
    message,
  }));
  return { options: options.parse({}), problems };
}

/** What a parameter's value may stand for: parameters have no type for yes and no. */
function optionValues(value: Values[string] | undefined): unknown[] {
  if (typeof value !== 'bigint') return [value];
  return value === 0n || value === 1n ? [Number(value), value === 1n] : [Number(value)];
}
