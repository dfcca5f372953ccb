import { PlusOutlined } from '@ant-design/icons';
import { backupState } from '@netloom/contract';
import type { Backup } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { MakeDialog } from './MakeDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { UploadButton } from './UploadButton.tsx';
import { WorkProgress } from './WorkProgress.tsx';
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
  const failure = working ? '' : (state.data?.message ?? '');
  const make = (
    <Button type="primary" icon={<PlusOutlined />} disabled={working} onClick={() => setMaking(true)}>
      {t('make')}
    </Button>
  );
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <UploadButton />
          {make}
        </>
      }
      bulk={
        <>
          {state.data === undefined ? null : <WorkProgress state={state.data} />}
          {failure === '' ? null : <Alert type="error" showIcon title={t('failed')} description={failure} />}
        </>
      }
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
