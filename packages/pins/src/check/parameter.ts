import type { Parameter, Value } from '../definitions/definition.ts';
import { allOptions, optionsOf } from '../definitions/values.ts';
import { listed } from './report.ts';

interface Refusal {
  code: string;
  message: string;
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
  const reason = other
    ? `not in this mode${other.reason === undefined ? '' : `: ${other.reason}`}`
    : 'no such choice';
  const choices = listed(offered.map((option) => String(option.value)));
  return {
    code: 'PINS-OPTION',
    message: `${parameter.name} cannot be ${JSON.stringify(value)} (${reason}); choose ${choices}`,
  };
}

function notInRange(parameter: Parameter, value: Value): Refusal | undefined {
  const { name, min, max, unit } = parameter;
  const range = `a whole number from ${min} to ${max}${unit === undefined ? '' : ` ${unit}`}`;
  const refusal = (reason: string, nearest?: number): Refusal => ({
    code: 'PINS-RANGE',
    nearest,
    message: `${name} ${JSON.stringify(value)} ${reason}: enter ${range}`,
  });
  if (typeof value !== 'number') return refusal('is not a number');
  if (!Number.isSafeInteger(value)) return refusal('is not a whole number', nearestWhole(value, parameter));
  if (min !== undefined && value < min) return refusal(`is below the least, ${min}`, min);
  if (max !== undefined && value > max) return refusal(`is above the most, ${max}`, max);
  return undefined;
}

function nearestWhole(value: number, { min = value, max = value }: Parameter): number | undefined {
  return Number.isFinite(value) ? Math.round(Math.min(Math.max(value, min), max)) : undefined;
}
