import { kindOf } from '@netloom/contract';
import type { ChildRun } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { wordCause } from './wordCause.ts';

type Ended = Pick<ChildRun, 'kind' | 'verdict' | 'reason' | 'cause'>;

/** Why a run ended as it did, from its row alone: in the reader's language where its own words are not a tool's. */
export function whyEnded({ kind, verdict, reason, cause }: Ended, t: TFunction<'runs'>): string {
  if (cause !== null) return wordCause(cause, t);
  if (verdict === 'inconclusive') return t(`cause.${kindOf(kind)?.inconclusive ?? 'inconclusive'}`);
  // Of these verdicts the reason says no more, and is English.
  const isPlain = verdict === 'timed-out' || verdict === 'out-of-memory' || reason === verdict;
  return verdict !== null && isPlain ? t(`standing.${verdict}`) : reason;
}
