import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { useTranslation } from 'react-i18next';

/** Says sentences of checks in the reader's language; in English until that language has come, so that no screen waits. */
export function useSaid(): (said: Said) => string {
  const { i18n } = useTranslation('checks', { useSuspense: false });
  const sentences: Record<string, string> = i18n.getResourceBundle(i18n.language, 'checks') ?? {};
  return (said) => saidIn(sentences, said);
}
