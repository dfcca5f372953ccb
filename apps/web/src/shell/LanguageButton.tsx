import { GlobalOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { changeLanguage, languageNames, languages } from '../i18n.ts';
import type { Language } from '../i18n.ts';
import { Choice } from '../parts/Choice.tsx';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** Chooses the language; `named` writes the current one beside the globe. */
export function LanguageButton({ named = false }: { named?: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <Choice
      label={t('language')}
      icon={<GlobalOutlined aria-hidden />}
      value={i18n.language as Language}
      options={options}
      named={named}
      onChoose={(language) => void changeLanguage(language)}
    />
  );
}
