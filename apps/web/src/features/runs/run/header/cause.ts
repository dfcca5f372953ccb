import { kindOf } from '@netloom/contract';
import type { RunPlan } from '@netloom/model';
import type { TFunction } from 'i18next';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import type { RunStanding } from '../runStanding.ts';

/** Why the run ended as it did: in the reader's language where a limit ended it, else in the tool's words. */
export function causeOf(
  { standing, reason }: RunStanding,
  { kind, limits }: RunPlan,
  t: TFunction<'runs'>,
): string {
  if (standing === 'timed-out') return t('cause.timedOut', { limit: formatSeconds(limits.seconds) });
  if (standing === 'out-of-memory') {
    return t('cause.outOfMemory', { limit: formatBytes(limits.memoryMegabytes * 2 ** 20) });
  }
  if (standing === 'inconclusive') return t(`cause.${kindOf(kind)?.inconclusive ?? 'inconclusive'}`);
  // The header says already that it was cancelled.
  return reason === standing ? '' : reason;
}
