import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeSettings } from '../../theme/index.ts';

const KEY = 'theme-colour';

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Takes a theme colour; says so from before the first to after the last part of the page has it. */
export function useApplyColour(): (colour: string) => void {
  const { t } = useTranslation();
  const { message } = App.useApp();
  return (colour) => {
    void message.loading({ key: KEY, content: t('theme.compiling'), duration: 0 });
    void painted()
      .then(() => changeSettings({ theme: colour }))
      .then(painted)
      .then(() => message.destroy(KEY));
  };
}
