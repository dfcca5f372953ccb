import { auditList } from '@netloom/contract';
import type { AuditEntry } from '@netloom/contract';
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
import { AuditDetails } from './AuditDetails.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';
import './auditTrail.css';

interface Filter extends Range {
  search: string;
  success?: boolean;
}

const first: Filter = { search: '' };

/** Who changed what, and when; refused tries too. */
export default function AuditTrailScreen() {
  const { t } = useTranslation('auditTrail');
  const list = useListState(first);
  const trail = useCall(auditList, { body: list.ask }, listQuery);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const columns = useAuditColumns(setShown);
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
      pages={{ total: trail.data?.total, at: list.ask, onTurn: list.turn }}
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={trail.data?.rows}
        keyOf={({ auditId }) => auditId}
        query={trail}
        empty={<NothingListed>{t('nothing')}</NothingListed>}
        onOpen={setShown}
      />
      {shown === null ? null : <AuditDetails entry={shown} onClose={() => setShown(null)} />}
    </ListScreen>
  );
}
