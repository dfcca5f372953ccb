import { ReplyCode } from '@netloom/contract';
import { MissingError } from '@netloom/tools/planning';
import type { PlanError } from '@netloom/tools/planning';
import { Refusal } from '../../../http/refusal.ts';

/** The reply to who asked for a run that cannot be planned: a 404 for what is not there, else a 601. */
export function planRefusal(error: PlanError, field = error.field): Refusal {
  const code = error instanceof MissingError ? ReplyCode.notFound : ReplyCode.warning;
  return new Refusal(error.reason, { field, values: error.values, code });
}
