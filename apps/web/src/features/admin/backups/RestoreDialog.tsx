import { restoreBackup } from '@netloom/contract';
import type { Backup } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { TypedConfirm } from '../../../parts/form/TypedConfirm.tsx';
import { refreshBackups } from './refreshBackups.ts';

/** Puts everything back as a backup has it, after its name was typed. Everybody is signed out, the caller too. */
export function RestoreDialog({ backup: { name }, onClose }: { backup: Backup; onClose: () => void }) {
  const { t } = useTranslation('backups');
  const restore = useCallMutation(restoreBackup, {
    onSuccess: async () => {
      onClose();
      await refreshBackups();
    },
  });
  return (
    <TypedConfirm
      title={t('restoreTitle')}
      name={name}
      okText={t('restore')}
      pending={restore.isPending}
      onConfirm={() => restore.mutate({ body: { name, confirm: name } })}
      onClose={onClose}
    >
      {t('restoreText')}
    </TypedConfirm>
  );
}
