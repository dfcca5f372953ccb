import { DeleteOutlined, DownloadOutlined, RollbackOutlined } from '@ant-design/icons';
import { deleteBackup, downloadBackup } from '@netloom/contract';
import type { Backup } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { downloadCall, useCallMutation } from '../../../api/index.ts';
import { useConfirm } from '../../../parts/form/useConfirm.ts';
import { RelativeTime, fileSize, usePermissions } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { RowCommands } from '../../../parts/table/RowCommands.tsx';
import { backupRowCommands } from './backupRowCommands.ts';
import { refreshBackups } from './refreshBackups.ts';

interface BackupActionsProps {
  backup: Backup;
  working: boolean;
  onRestore: (backup: Backup) => void;
}

const ICONS = {
  download: <DownloadOutlined />,
  restore: <RollbackOutlined />,
  delete: <DeleteOutlined />,
};

function BackupActions({ backup, working, onRestore }: BackupActionsProps) {
  const { t } = useTranslation('backups');
  const confirm = useConfirm();
  const remove = useCallMutation(deleteBackup, { onSuccess: refreshBackups });
  const { name } = backup;
  function askToDelete() {
    confirm({
      title: t('deleteTitle', { name }),
      content: t('deleteText'),
      okText: t('delete'),
      onOk: async () => {
        await remove.mutateAsync({ body: { name } });
        announceSuccess(t('deleted', { name }));
      },
    });
  }
  const targets = {
    working,
    download: () => void downloadCall(downloadBackup, { query: { name } }, name),
    restore: () => onRestore(backup),
    remove: askToDelete,
  };
  return <RowCommands set={backupRowCommands} targets={targets} icons={ICONS} />;
}

/** A backup holds every secret of the installation: only who may restore gets hold of it. */
export function useBackupColumns(working: boolean, onRestore: (backup: Backup) => void): Column<Backup>[] {
  const { t, i18n } = useTranslation('backups');
  const mayRestore = usePermissions().any('system:backup:restore');
  const columns: Column<Backup>[] = [
    { key: 'name', title: t('name'), place: 'heading', render: ({ name }) => <code>{name}</code> },
    {
      key: 'size',
      title: t('size'),
      width: 140,
      align: 'right',
      render: ({ size }) => fileSize(size, i18n.language),
    },
    {
      key: 'createTime',
      title: t('time'),
      width: 190,
      render: ({ createTime }) => <RelativeTime value={createTime} />,
    },
  ];
  if (!mayRestore) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: '',
      width: 130,
      place: 'actions',
      render: (backup) => <BackupActions backup={backup} working={working} onRestore={onRestore} />,
    },
  ];
}
