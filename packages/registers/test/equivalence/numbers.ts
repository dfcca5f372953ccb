import type { RegisterMap } from '@netloom/model';
import { RegisterMap as Schema } from '@netloom/model';
import { elaborate, quantityValue } from '@netloom/registers';
import type { ParameterValues } from '@netloom/registers';

const QUANTITIES = new Set([
  'offset',
  'lsb',
  'width',
  'reset',
  'count',
  'stride',
  'entries',
  'size',
  'step',
  'stepWidth',
  'saturate',
  'threshold',
]);

/** The same map with every expression replaced by its number and without parameters. */
export function withNumbers(map: RegisterMap, overrides: Record<string, string>): RegisterMap {
  const { values } = elaborate(map, overrides).map;
  const children = map.children.map((child) => replaced(child, values)) as RegisterMap['children'];
  return Schema.parse({ ...map, children, parameters: [] });
}

function replaced(value: unknown, values: ParameterValues): unknown {
  if (Array.isArray(value)) return value.map((each) => replaced(each, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      QUANTITIES.has(key) ? numbers(member, values) : replaced(member, values),
    ]),
  );
}

function numbers(value: unknown, values: ParameterValues): unknown {
  if (Array.isArray(value)) return value.map((each) => numbers(each, values));
  if (typeof value !== 'string') return value;
  const result = quantityValue(value, values);
  if (!result.ok) throw new Error(result.message);
  return `0x${result.value.toString(16)}`;
}
