import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { backupState } from '@netloom/contract';
import type { Backup, BackupState } from '@netloom/contract';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { usePermissions } from '../../../parts/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { backupCommands } from './backupCommands.ts';
import type { BackupTargets } from './backupCommands.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { WorkProgress } from './WorkProgress.tsx';
import { useUpload } from './useUpload.tsx';
import { useBackupColumns } from './useBackupColumns.tsx';

const WORKING_MS = 1000;
const IDLE_MS = 15_000;

/** Copies of everything that the installation holds: made, kept elsewhere, put back. */
export default function BackupsScreen() {
  const { t } = useTranslation('backups');
  const state = useCall(
    backupState,
    {},
    {
      ...listQuery,
      refetchInterval: (query) => (query.state.data?.work === 'none' ? IDLE_MS : WORKING_MS),
    },
  );
  const [making, setMaking] = useState(false);
  const [restored, setRestored] = useState<Backup | null>(null);
  const working = state.data !== undefined && state.data.work !== 'none';
  const columns = useBackupColumns(working, setRestored);
  const { field, drop, uploading, choose } = useUpload();
  const mayRestore = usePermissions().any('system:backup:restore');
  const targets = { working, mayRestore, uploading, choose, make: () => setMaking(true) };
  useOffer(backupCommands, targets);
  const offered = { set: backupCommands, targets };
  const make = <CommandButton {...offered} id="make" type="primary" icon={<PlusOutlined />} />;
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        <>
          {field}
          {mayRestore ? <UploadButton {...offered} drop={drop} /> : null}
          {make}
        </>
      }
      bulk={state.data === undefined ? undefined : <Standing state={state.data} working={working} />}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={state.data?.backups}
        keyOf={({ name }) => name}
        query={state}
        empty={<NothingListed action={make}>{t('none')}</NothingListed>}
      />
      {making ? <MakeDialog onClose={() => setMaking(false)} /> : null}
      {restored === null ? null : <RestoreDialog backup={restored} onClose={() => setRestored(null)} />}
    </ListScreen>
  );
}

interface UploadButtonProps {
  set: typeof backupCommands;
  targets: BackupTargets;
  drop: ReturnType<typeof useUpload>['drop'];
}

/** By a press, or by a file that is dropped on it. */
function UploadButton({ drop, ...offered }: UploadButtonProps) {
  const { t } = useTranslation('backups');
  return (
    <span {...drop}>
      <CommandButton
        {...offered}
        id="command.upload"
        icon={<UploadOutlined />}
        loading={offered.targets.uploading}
      >
        {t('upload')}
      </CommandButton>
    </span>
  );
}

interface StandingProps {
  state: BackupState;
  working: boolean;
}

/** How far the work is, or why the last one failed. */
function Standing({ state, working }: StandingProps) {
  const { t } = useTranslation('backups');
  const failure = working ? '' : state.message;
  return (
    <>
      <WorkProgress state={state} />
      {failure === '' ? null : <Alert type="error" showIcon title={t('failed')} description={failure} />}
    </>
  );
}
