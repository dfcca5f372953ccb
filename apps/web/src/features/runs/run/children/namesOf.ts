import type { ChildRun } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { kindName } from '../kindName.ts';

/** What runs of one family are called: by their kinds. */
export function namesOf(
  runIds: readonly string[],
  family: readonly ChildRun[],
  t: TFunction<'runs'>,
): string {
  const named = family.filter(({ runId }) => runIds.includes(runId));
  return named.map(({ kind }) => kindName(kind, t)).join(', ');
}
