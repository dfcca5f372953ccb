import type { LoginLog } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** How a try to sign in ended, with the reason of a refusal. */
export function LoginResult({ log: { success, reason } }: { log: LoginLog }) {
  const { t, i18n } = useTranslation('loginLogs');
  const known = i18n.exists(`loginLogs:reason.${reason}`);
  return (
    <span className="nl-list-words">
      {success ? <Tag color="success">{t('success')}</Tag> : <Tag color="error">{t('failure')}</Tag>}
      {reason === '' ? null : <span className="nl-dim">{known ? t(`reason.${reason}`) : reason}</span>}
    </span>
  );
}
