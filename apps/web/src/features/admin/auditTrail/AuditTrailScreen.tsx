import { auditList } from '@netloom/contract';
import type { AuditEntry } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { LogScreen, wholeLog } from '../../../parts/table/LogScreen.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { AuditDetails } from './AuditDetails.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';
import './auditTrail.css';

/** Who changed what, and when; refused tries too. */
export default function AuditTrailScreen() {
  const { t } = useTranslation('auditTrail');
  const list = useListState(wholeLog);
  const query = useCall(auditList, { body: list.ask }, listQuery);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const columns = useAuditColumns(setShown);
  return (
    <LogScreen
      t={t}
      list={list}
      query={query}
      columns={columns}
      keyOf={({ auditId }) => auditId}
      onOpen={setShown}
    >
      {shown === null ? null : <AuditDetails entry={shown} onClose={() => setShown(null)} />}
    </LogScreen>
  );
}
