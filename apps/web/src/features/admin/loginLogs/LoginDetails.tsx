import type { LoginLog } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { timestamp } from '../../../parts/index.ts';
import { Details } from '../../../parts/table/Details.tsx';
import { LoginResult } from './LoginResult.tsx';

export function LoginDetails({ log, onClose }: { log: LoginLog; onClose: () => void }) {
  const { t } = useTranslation('loginLogs');
  return (
    <Details
      title={t('details')}
      onClose={onClose}
      lines={[
        { name: t('time'), value: timestamp(log.time) },
        { name: t('user'), value: log.userName },
        { name: t('result'), value: <LoginResult log={log} /> },
        { name: t('address'), value: log.address },
        { name: t('agent'), value: log.agent },
      ]}
    />
  );
}
