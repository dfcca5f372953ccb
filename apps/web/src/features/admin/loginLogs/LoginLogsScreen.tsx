import { loginLogList } from '@netloom/contract';
import type { LoginLog } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { LogScreen, wholeLog } from '../../../parts/table/LogScreen.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { useListState } from '../../../parts/table/useListState.ts';
import { LoginDetails } from './LoginDetails.tsx';
import { useLoginColumns } from './useLoginColumns.tsx';

/** Every try to sign in, the newest first. */
export default function LoginLogsScreen() {
  const { t } = useTranslation('loginLogs');
  const list = useListState(wholeLog);
  const query = useCall(loginLogList, { body: list.ask }, listQuery);
  const [shown, setShown] = useState<LoginLog | null>(null);
  const columns = useLoginColumns(setShown);
  return (
    <LogScreen
      t={t}
      list={list}
      query={query}
      columns={columns}
      keyOf={({ logId }) => logId}
      onOpen={setShown}
    >
      {shown === null ? null : <LoginDetails log={shown} onClose={() => setShown(null)} />}
    </LogScreen>
  );
}
