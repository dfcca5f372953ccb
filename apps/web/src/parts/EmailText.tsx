import { Tag, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import './parts.css';

/** A mail address of somebody; one that is not confirmed says so, for anybody can write any address into a form. */
export function EmailText({ email, confirmed }: { email: string; confirmed: boolean }) {
  const { t } = useTranslation('common');
  if (email === '') return null;
  return (
    <span className="nl-email">
      <span title={email}>{email}</span>
      {confirmed ? null : (
        <Tooltip title={t('email.unconfirmedHint')}>
          <Tag color="warning">{t('email.unconfirmed')}</Tag>
        </Tooltip>
      )}
    </span>
  );
}
