import type { RefusalPart, RefusalReason, RefusalValues } from '../http/wording/refusals/reason.ts';
import { wordRefusal } from '../http/wording/refusals/refusals.ts';

type Reason = Extract<RefusalReason, `backup-${string}`>;

/** A backup that cannot be made or used: in English for who calls the program, and as part of a refusal for others. */
export class BackupError<R extends Reason = Reason> extends Error {
  readonly part: RefusalPart;

  constructor(reason: R, values: RefusalValues<R>) {
    super(wordRefusal(reason, values, 'en'));
    this.part = { reason, values };
  }
}
