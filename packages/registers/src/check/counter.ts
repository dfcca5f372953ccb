import { saidOf } from '@netloom/model';
import type { CountDirection } from '@netloom/model';
import { quantityValue } from '../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { bitsSaid } from '../wording/bits.ts';
import { say } from '../wording/sentences.ts';

/** REG-VALUE of a counter's settings: they fit the field. */
export function counterProblems(field: ElaboratedField, map: ElaboratedMap): LocalProblem[] {
  const { counter } = field.source;
  return (['up', 'down'] as const).flatMap((direction) => {
    const settings = counter?.[direction];
    return settings ? directionProblems(field, map, direction, settings) : [];
  });
}

function directionProblems(
  { name, index, width }: ElaboratedField,
  map: ElaboratedMap,
  direction: string,
  settings: CountDirection,
): LocalProblem[] {
  return (['step', 'stepWidth', 'saturate', 'threshold'] as const).flatMap((member): LocalProblem[] => {
    const quantity = settings[member];
    if (quantity === undefined) return [];
    const at = `/fields/${index}/counter/${direction}/${member}`;
    const result = quantityValue(quantity, map.values);
    if (!result.ok) {
      const said = say('REG-VALUE/wrong', { field: name, member, reason: saidOf(result) });
      return [{ code: 'REG-VALUE', ...said, at }];
    }
    const fits =
      member === 'stepWidth' ? result.value <= BigInt(width) : result.value >> BigInt(width) === 0n;
    if (fits) return [];
    const value = String(result.value);
    const said = say('REG-VALUE/counter', { field: name, member, value, bits: bitsSaid(width) });
    return [{ code: 'REG-VALUE', ...said, at }];
  });
}
