import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../parts/Choice.tsx';
import { themeChoices, useTheme } from '../theme/index.ts';
import type { ThemeChoice } from '../theme/index.ts';

const icons: Record<ThemeChoice, ReactNode> = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
};

/** Chooses light, dark or the system's own look. */
export function ThemeButton() {
  const { t } = useTranslation();
  const { choice, choose } = useTheme();
  const options = themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }));
  return (
    <Choice
      label={t('theme.label')}
      icon={icons[choice]}
      value={choice}
      options={options}
      onChoose={choose}
    />
  );
}
