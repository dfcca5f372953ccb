import { GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage, languageNames, languages } from '../i18n.ts';
import type { Language } from '../i18n.ts';

/** Chooses the language; `named` writes the current one beside the globe. */
export function LanguageButton({ named = false }: { named?: boolean }) {
  const { t, i18n } = useTranslation();
  const current = languageNames[i18n.language as Language];
  const items = languages.map((language) => ({ key: language, label: languageNames[language] }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectedKeys: [i18n.language],
        onClick: ({ key }) => void changeLanguage(key as Language),
      }}
    >
      <Button type="text" icon={<GlobalOutlined />} aria-label={`${t('language')}: ${current}`}>
        {named ? current : null}
      </Button>
    </Dropdown>
  );
}
