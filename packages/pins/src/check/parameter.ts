import type { Said, ValuesOf } from '@netloom/model';
import type { Parameter, ParameterOption, Value } from '../definitions/definition.ts';
import { allOptions, optionsOf } from '../definitions/values.ts';
import { listOf } from '../wording/listOf.ts';
import { say } from '../wording/sentences.ts';

/** Why a value is refused. */
export interface Refusal {
  code: string;
  said: Said;
  /** The nearest value that would do. */
  nearest?: number | undefined;
}

/** Why a parameter cannot have a value; `mode` is that of the peripheral or pin, absent while it is disabled. */
export function refusalOf(parameter: Parameter, value: Value, mode: string | undefined): Refusal | undefined {
  return parameter.type === 'list' ? notListed(parameter, value, mode) : notInRange(parameter, value);
}

function notListed(parameter: Parameter, value: Value, mode: string | undefined): Refusal | undefined {
  const offered = mode === undefined ? allOptions(parameter) : optionsOf(parameter, mode);
  if (offered.some((option) => option.value === value)) return undefined;
  const other = allOptions(parameter).find((option) => option.value === value);
  const choices = listOf(
    offered.map((option) => String(option.value)),
    'or',
  );
  const values = { parameter: parameter.name, value: JSON.stringify(value), choices };
  return { code: 'PINS-OPTION', said: notOffered(other, values) };
}

function notOffered(
  option: ParameterOption | undefined,
  values: ValuesOf<'{{parameter}} {{value}} {{choices}}'>,
): Said {
  if (!option) return say('PINS-OPTION/none', values);
  if (option.reason === undefined) return say('PINS-OPTION/mode', values);
  return say('PINS-OPTION/reason', { ...values, reason: say(option.reason, {}) });
}

function notInRange(parameter: Parameter, value: Value): Refusal | undefined {
  const { name, min, max, unit } = parameter;
  const bounds = { min: String(min), max: String(max) };
  const range = unit === undefined ? say('range/plain', bounds) : say('range/unit', { ...bounds, unit });
  const values = { parameter: name, value: JSON.stringify(value), range };
  const refusal = (said: Said, nearest?: number): Refusal => ({ code: 'PINS-RANGE', said, nearest });
  if (typeof value !== 'number') return refusal(say('PINS-RANGE/number', values));
  if (!Number.isSafeInteger(value))
    return refusal(say('PINS-RANGE/whole', values), nearestWhole(value, parameter));
  if (min !== undefined && value < min) return refusal(say('PINS-RANGE/least', { ...values, min }), min);
  if (max !== undefined && value > max) return refusal(say('PINS-RANGE/most', { ...values, max }), max);
  return undefined;
}

function nearestWhole(value: number, { min = value, max = value }: Parameter): number | undefined {
  return Number.isFinite(value) ? Math.round(Math.min(Math.max(value, min), max)) : undefined;
}
