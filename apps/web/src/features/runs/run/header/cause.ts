import { kindOf } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { wordCause } from '../wordCause.ts';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import type { RunStanding } from '../runStanding.ts';
import type { RunDetails } from '../useRun.ts';

/** Why the run ended as it did: in the reader's language where the server or a limit ended it, else in the tool's words. */
export function causeOf(
  { standing, reason, cause }: RunStanding,
  { kind, plan }: Pick<RunDetails, 'kind' | 'plan'>,
  t: TFunction<'runs'>,
): string {
  if (cause !== null) return wordCause(cause, t);
  if (standing === 'timed-out' && plan !== null)
    return t('cause.timedOut', { limit: formatSeconds(plan.limits.seconds) });
  if (standing === 'out-of-memory' && plan !== null)
    return t('cause.outOfMemory', { limit: formatBytes(plan.limits.memoryMegabytes * 2 ** 20) });
  if (standing === 'inconclusive' && plan !== null)
    return t(`cause.${kindOf(kind)?.inconclusive ?? 'inconclusive'}`);
  // The header says already that it was cancelled.
  return reason === standing ? '' : reason;
}
