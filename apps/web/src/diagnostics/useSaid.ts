import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Says sentences of checks in the reader's language; in English until that language has come, so that no screen waits. */
export function useSaid(): (said: Said) => string {
  const sentences = useSentences();
  return (said) => saidIn(sentences, said);
}

/** The sentences themselves: the same object until there are others. */
export function useSentences(): Record<string, string> {
  const { i18n } = useTranslation('checks', { useSuspense: false });
  return sentencesOf(i18n);
}

const NONE: Record<string, string> = {};

/** The sentences of the reader's language that are there. */
export function sentencesOf(i18n: I18n): Record<string, string> {
  return i18n.getResourceBundle(i18n.language, 'checks') ?? NONE;
}
