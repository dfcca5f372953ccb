import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { useTranslation } from 'react-i18next';

/** Says sentences of checks in the reader's language. */
export function useSaid(): (said: Said) => string {
  const { i18n } = useTranslation('checks');
  const sentences: Record<string, string> = i18n.getResourceBundle(i18n.language, 'checks') ?? {};
  return (said) => saidIn(sentences, said);
}
