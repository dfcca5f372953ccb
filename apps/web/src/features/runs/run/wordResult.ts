import type { ResultCause } from '@netloom/contract';
import type { CaseCause } from '@netloom/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { wordCause } from './wordCause.ts';

/** What a simulation came to: in its own words, or why it ended without any. */
export interface Told {
  message: string;
  cause?: ResultCause | null | undefined;
}

const CASES: Readonly<Record<CaseCause['code'], string>> = {
  'case-exit': 'cause.exitCode',
  'case-overdue': 'cause.caseOverdue',
  'case-killed': 'cause.caseKilled',
  'case-cut': 'cause.caseCut',
  'case-silent': 'cause.caseSilent',
};

const isOfCase = (cause: ResultCause): cause is CaseCause => Object.hasOwn(CASES, cause.code);

/** A result in the reader's language, where it is not its simulation that speaks. */
export function wordResult({ message, cause }: Told, t: TFunction<'runs'>): string {
  if (!cause) return message;
  if (cause.code === 'run-gone') return t('cause.runGone');
  return isOfCase(cause) ? t(CASES[cause.code], cause) : wordCause(cause, t);
}

export function useWordResult(): (told: Told) => string {
  const { t } = useTranslation('runs');
  return (told) => wordResult(told, t);
}
