import type { BackupState } from '@netloom/contract';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';

/** How far the backup or the restoring is that goes on; nothing while none does. */
export function WorkProgress({ state: { work, progress, message } }: { state: BackupState }) {
  const { t } = useTranslation('backups');
  if (work === 'none') return null;
  return (
    <div role="status">
      <span>{t(`work.${work}`)}</span> <small className="nl-dim">{message}</small>
      <Progress
        size="small"
        status="active"
        aria-label={t(`work.${work}`)}
        percent={Math.floor(progress * 100)}
      />
    </div>
  );
}
