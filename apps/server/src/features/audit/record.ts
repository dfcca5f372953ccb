import { ReplyCode } from '@netloom/contract';
import type { Attempt } from '../../http/registerRoutes.ts';
import type { Services } from '../../services.ts';
import { detailOf } from './detail.ts';
import { insertEntry } from './repository.ts';
import type { NewAuditEntry } from './repository.ts';

/** Ends with the newest entry: they are written one after the other, in the order of their replies. */
let written: Promise<void> = Promise.resolve();

/** Keeps a call in the audit trail where it says `audit`; the call does not wait for it, nor fails with it. */
export function recordCall(attempt: Attempt, { database, log }: Pick<Services, 'database' | 'log'>): void {
  if (!attempt.call.audit) return;
  const entry = entryOf(attempt);
  if (entry === undefined) return;
  written = written
    .then(() => insertEntry(database, entry))
    .catch((error: unknown) => log.error({ err: error }, 'the audit trail cannot be written'));
}

/** Ends when everything that was recorded so far is written. */
export function untilRecorded(): Promise<void> {
  return written;
}

/** What strangers try in vain is nobody's doing, and would fill the trail. */
function entryOf({ call, caller, incoming, problem, request }: Attempt): NewAuditEntry | undefined {
  if (caller === undefined && problem !== undefined) return undefined;
  return {
    time: new Date(),
    userName: caller?.userName ?? '',
    address: request.ip,
    call: `${call.base}${call.path}`,
    code: problem?.code ?? ReplyCode.ok,
    // Without valid input nobody knows what in it is secret.
    detail: incoming === undefined ? (problem?.message ?? '') : detailOf(call, incoming),
  };
}
