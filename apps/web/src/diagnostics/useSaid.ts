import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Says sentences of checks in the reader's language; in English until that language has come, so that no screen waits. */
export function useSaid(): (said: Said) => string {
  const { i18n } = useTranslation('checks', { useSuspense: false });
  return (said) => saidIn(sentencesOf(i18n), said);
}

/** The sentences of the reader's language that are there. */
export function sentencesOf(i18n: I18n): Record<string, string> {
  return i18n.getResourceBundle(i18n.language, 'checks') ?? {};
}
