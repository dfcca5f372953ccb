import { keptRefusal } from '../../http/keptRefusal.ts';
import { Problem } from '../../http/problem.ts';
import { Refusal } from '../../http/refusal.ts';

/** Why a run could not be started, to be kept and told in the language of who asks. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return keptRefusal(error.part);
  if (error instanceof Problem)
    return keptRefusal({ reason: 'in-its-words', values: { message: error.message } });
  return keptRefusal({ reason: 'schedule-not-started' });
}
