import { say } from '../wording/sentences.ts';
import { resolveParameters } from '@netloom/hdl/expression';
import type { IpParameter, Worded } from '@netloom/model';
import { quantityValue, systemVerilog } from './quantity.ts';
import type { ParameterValues } from './types.ts';

export interface ParameterResolution {
  values: ParameterValues;
  /** `parameter` names the culprit, which may also be an override that matches none. */
  problems: ({ parameter: string } & Worded)[];
}

const known = new WeakMap<readonly IpParameter[], ParameterResolution>();

/** Values of a map's parameters; kept with the list while no override is given. */
export function parameterValues(
  parameters: readonly IpParameter[],
  overrides: Record<string, string>,
): ParameterResolution {
  const isDefault = Object.keys(overrides).length === 0;
  const kept = isDefault ? known.get(parameters) : undefined;
  if (kept) return kept;
  const plain = parameters.map((each) => ({ ...each, value: systemVerilog(each.value) }));
  const { values, problems } = resolveParameters(plain, overrides);
  const integers = Object.entries(values).filter(
    (entry): entry is [string, bigint] => typeof entry[1] === 'bigint',
  );
  const own = Object.fromEntries(integers);
  const resolution = {
    values: own,
    problems: [...problems, ...parameters.flatMap((each) => outside(each, own))],
  };
  if (isDefault) known.set(parameters, resolution);
  return resolution;
}

/** A value beyond the limits that its parameter declares. */
function outside(
  { name, minimum, maximum }: IpParameter,
  values: ParameterValues,
): ParameterResolution['problems'] {
  const value = values[name];
  if (value === undefined) return [];
  const least = minimum === undefined ? undefined : quantityValue(minimum, values);
  const most = maximum === undefined ? undefined : quantityValue(maximum, values);
  if (least?.ok && value < least.value) {
    return [
      {
        parameter: name,
        ...say('REG-PARAMETER/least', { value: String(value), least: String(least.value) }),
      },
    ];
  }
  if (most?.ok && value > most.value) {
    return [
      { parameter: name, ...say('REG-PARAMETER/most', { value: String(value), most: String(most.value) }) },
    ];
  }
  return [];
}
