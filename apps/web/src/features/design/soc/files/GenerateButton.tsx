import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandById } from '../commands/all.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { useSoc } from '../store/socStore.ts';

export function GenerateButton() {
  const { t } = useTranslation('soc');
  const canvas = useSoc((state) => state.canvas);
  const narrow = useNarrow();
  const { icon, run } = commandById('generate');
  return (
    <Button type="primary" icon={icon} disabled={!canvas} aria-label={t('command.generate')} onClick={run}>
      {narrow ? null : t('command.generate')}
    </Button>
  );
}
