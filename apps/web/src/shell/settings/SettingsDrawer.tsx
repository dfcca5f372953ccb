import { Button, Drawer, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage, languageNames, languages } from '../../i18n.ts';
import type { Language } from '../../i18n.ts';
import {
  changeSettings,
  chooseSize,
  resetSettings,
  sizes,
  themeChoices,
  useSettings,
  useSize,
} from '../../theme/index.ts';
import type { Settings } from '../../theme/index.ts';
import { useNarrow } from '../useNarrow.ts';
import { ThemeColour } from './ThemeColour.tsx';
import './settings.css';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const flags: Flag[] = ['tagsView', 'fixedHeader', 'sidebarLogo', 'dynamicTitle'];

function FlagRow({ name }: { name: Flag }) {
  const { t } = useTranslation();
  const checked = useSettings((state) => state[name]);
  return (
    <label className="nl-setting">
      <span>
        {t(`settings.${name}`)}
        <small>{t(`settings.hint.${name}`)}</small>
      </span>
      <Switch size="small" checked={checked} onChange={(on) => changeSettings({ [name]: on })} />
    </label>
  );
}

/** Language and size, where the navbar has no room for them. */
function Narrow() {
  const { t, i18n } = useTranslation();
  const { size } = useSize();
  return (
    <>
      <h3>{t('language')}</h3>
      <Segmented
        block
        vertical
        aria-label={t('language')}
        value={i18n.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => void changeLanguage(language as Language)}
      />
      <h3>{t('size.label')}</h3>
      <Segmented
        block
        aria-label={t('size.label')}
        value={size}
        options={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        onChange={chooseSize}
      />
    </>
  );
}

/** How the product looks in this browser. Everything applies, and is kept, at once. */
export default function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { mode, sideTheme } = useSettings();
  const narrow = useNarrow();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('settings.title')}
      size={narrow ? '100%' : 320}
      // The page stays to be seen as it changes.
      styles={{ mask: { background: 'transparent' } }}
    >
      <div className="nl-settings">
        <h3>{t('theme.label')}</h3>
        <Segmented
          block
          aria-label={t('theme.label')}
          value={mode}
          options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onChange={(choice) => changeSettings({ mode: choice })}
        />
        <h3>{t('settings.colour')}</h3>
        <ThemeColour />
        <h3>{t('settings.sideTheme')}</h3>
        <Segmented
          block
          aria-label={t('settings.sideTheme')}
          value={sideTheme}
          options={[
            { value: 'theme-dark' as const, label: t('theme.dark') },
            { value: 'theme-light' as const, label: t('settings.sideLight') },
          ]}
          onChange={(value) => changeSettings({ sideTheme: value })}
        />
        <h3>{t('settings.layout')}</h3>
        {flags.map((name) => (
          <FlagRow key={name} name={name} />
        ))}
        {i18n.language === 'zh' ? <FlagRow name="supportPinyinSearch" /> : null}
        {narrow ? <Narrow /> : null}
        <Button block onClick={resetSettings}>
          {t('settings.reset')}
        </Button>
      </div>
    </Drawer>
  );
}
