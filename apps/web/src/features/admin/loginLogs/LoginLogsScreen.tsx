import { loginLogList } from '@netloom/contract';
import type { LoginLog } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { ResultFilter } from '../../../parts/table/ResultFilter.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { TimeRange } from '../../../parts/table/TimeRange.tsx';
import type { Range } from '../../../parts/table/TimeRange.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { LoginDetails } from './LoginDetails.tsx';
import { useLoginColumns } from './useLoginColumns.tsx';

interface Filter extends Range {
  search: string;
  success?: boolean;
}

const first: Filter = { search: '' };

/** Every try to sign in, the newest first. */
export default function LoginLogsScreen() {
  const { t } = useTranslation('loginLogs');
  const list = useListState(first);
  const logs = useCall(loginLogList, { body: list.ask }, listQuery);
  const [shown, setShown] = useState<LoginLog | null>(null);
  const columns = useLoginColumns(setShown);
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      filters={
        <>
          <SearchBox
            label={t('search')}
            value={list.ask.search}
            onChange={(search) => list.filter({ search })}
          />
          <ResultFilter value={list.ask.success} onChange={(success) => list.filter({ success })} />
          <TimeRange value={list.ask} onChange={list.filter} />
        </>
      }
      pages={{ total: logs.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={logs.data?.rows}
        keyOf={({ logId }) => logId}
        query={logs}
        empty={<NothingListed>{t('nothing')}</NothingListed>}
        onOpen={setShown}
      />
      {shown === null ? null : <LoginDetails log={shown} onClose={() => setShown(null)} />}
    </ListScreen>
  );
}
