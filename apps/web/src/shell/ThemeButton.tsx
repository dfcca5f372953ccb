import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const items = themeChoices.map((key) => ({ key, icon: icons[key], label: t(`theme.${key}`) }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectedKeys: [choice], onClick: ({ key }) => choose(key as ThemeChoice) }}
    >
      <Button type="text" icon={icons[choice]} aria-label={t('theme.label')} />
    </Dropdown>
  );
}
