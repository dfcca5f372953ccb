import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../../shell/shellStore.ts';

/** Opens what is said about what is looked at, beside it. */
export function TalkButton() {
  const { t } = useTranslation('talk');
  const { panel, showPanel } = useShell();
  const isOpen = panel === 'talk';
  return (
    <Button
      size="small"
      icon={<MessageOutlined />}
      aria-pressed={isOpen}
      onClick={() => showPanel(isOpen ? null : 'talk')}
    >
      {t('panel.talk')}
    </Button>
  );
}
