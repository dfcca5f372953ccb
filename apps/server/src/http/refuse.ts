import { ReplyCode } from '@netloom/contract';
import { Refusal } from './refusal.ts';
import type { RefusalReason, RefusalValues } from './wording/refusals/reason.ts';

interface Told {
  /** Path of the field that is at fault. */
  field?: string;
  /** Sent along, beside the reason. */
  data?: object;
}

/** What is told beside the reason: values, where its words have places for them. */
type Rest<Reason extends RefusalReason> =
  object extends RefusalValues<Reason> ? [told?: Told] : [told: Told & { values: RefusalValues<Reason> }];

/** Something the user can mend: bad input, a conflict. */
export function warning<Reason extends RefusalReason>(reason: Reason, ...[told]: Rest<Reason>): Refusal {
  return new Refusal(reason, { ...told, code: ReplyCode.warning });
}

export function notFound<Reason extends RefusalReason>(reason: Reason, ...[told]: Rest<Reason>): Refusal {
  return new Refusal(reason, { ...told, code: ReplyCode.notFound });
}

export function forbidden<Reason extends RefusalReason>(
  ...[reason, told]: [] | [reason: Reason, ...rest: Rest<Reason>]
): Refusal {
  return new Refusal(reason ?? 'no-permission', { ...told, code: ReplyCode.forbidden });
}

/** The server's own failure. */
export function failed<Reason extends RefusalReason>(reason: Reason, ...[told]: Rest<Reason>): Refusal {
  return new Refusal(reason, { ...told, code: ReplyCode.failed });
}

export function unauthenticated(): Refusal {
  return new Refusal('not-signed-in', { code: ReplyCode.unauthenticated });
}
