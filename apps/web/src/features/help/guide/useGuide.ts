import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../i18n.ts';
import type { Guide } from './guide.ts';

const contents: Record<Language, () => Promise<{ guide: Guide }>> = {
  en: () => import('./content/en/index.ts'),
  zh: () => import('./content/zh/index.ts'),
  es: () => import('./content/es/index.ts'),
  ja: () => import('./content/ja/index.ts'),
};

/** The guide in the reader's language; null until it is there. */
export function useGuide(): Guide | null {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => {
    let current = true;
    void contents[language]().then((module) => {
      if (current) setGuide(module.guide);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return guide;
}
