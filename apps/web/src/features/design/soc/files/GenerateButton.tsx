import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandIcons } from '../commands/icons.tsx';
import { generate } from './generate.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { useSoc } from '../store/socStore.ts';

export function GenerateButton() {
  const { t } = useTranslation('soc');
  const canvas = useSoc((state) => state.canvas);
  const narrow = useNarrow();
  return (
    <Button
      type="primary"
      icon={commandIcons.generate}
      disabled={!canvas || canvas.within !== undefined}
      aria-label={t('command.generate')}
      onClick={generate}
    >
      {narrow ? null : t('command.generate')}
    </Button>
  );
}
