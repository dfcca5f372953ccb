import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { copyText } from '../../../parts/copyText.ts';

/** Copies a password for whom it is. */
export function CopyPassword({ password }: { password: string }) {
  const { t } = useTranslation('users');
  async function copy() {
    await copyText(password);
    announceSuccess(t('copied'));
  }
  return (
    <Button icon={<CopyOutlined />} disabled={password === ''} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
