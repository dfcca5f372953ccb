import { changesBetween, checkCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { Diagnostic } from '@netloom/model';
import type { OptionControl, OptionRow } from './optionTable.ts';
import { valueAt, withValue } from './valueAt.ts';

/** What an option is without what it offers. */
export function offValue({ kind, ...control }: OptionControl): unknown {
  if (kind === 'flag') return false;
  if (kind === 'count' && 'min' in control) return control.min;
  if (kind === 'choice' && 'values' in control) return control.values[0];
  return null;
}

/** Problems at a pointer or below it. */
export function problemsAt(problems: readonly Diagnostic[], pointer: string): Diagnostic[] {
  return problems.filter(
    ({ place }) =>
      place?.kind === 'document' && (place.pointer === pointer || place.pointer.startsWith(`${pointer}/`)),
  );
}

/** Why a value of an option cannot be chosen as the others are; undefined when it can, or is chosen. */
export function refusalOf(
  options: CoreOptions,
  { pointer }: OptionRow,
  value: unknown,
): Diagnostic | undefined {
  if (valueAt(options, pointer) === value) return undefined;
  return problemsAt(checkCore(withValue(options, pointer, value)), pointer)[0];
}

/** What a change costs where both sides were measured; undefined where nothing is known. */
export type Cost = ReturnType<typeof changesBetween>;

/** The cost of another value of an option. Options that contradict each other cost nothing that is known. */
export function costOf(options: CoreOptions, pointer: string, from: unknown, to: unknown): Cost | undefined {
  const [before, after] = [withValue(options, pointer, from), withValue(options, pointer, to)];
  if ([before, after].some((end) => checkCore(end).length > 0)) return undefined;
  const cost = changesBetween(before, after);
  return Object.values(cost).every((each) => each === null) ? undefined : cost;
}
