import { listRuns } from '@netloom/contract';
import { Empty, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { QueueRow } from './QueueRow.tsx';

const PAGE = 20;

/** The department's runs in a state, a page at a time. */
function Part({ state }: { state: 'queued' | 'running' }) {
  const { t } = useTranslation('runList');
  const deptId = useDeptId();
  const [page, setPage] = useState(1);
  const { data } = useCall(
    listRuns,
    { query: { deptId, state, page, limit: PAGE } },
    { placeholderData: (previous) => previous, staleTime: 0 },
  );
  if (data === undefined) return <Loading />;
  return (
    <section>
      <h3>{t(`queue.${state}`, { count: data.total })}</h3>
      {data.total === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(`queue.none.${state}`)} />
      ) : null}
      <ul className="nl-queue">
        {data.rows.map((row) => (
          <QueueRow key={row.runId} row={row} />
        ))}
      </ul>
      {data.total > PAGE ? (
        <Pagination
          size="small"
          simple
          current={page}
          pageSize={PAGE}
          total={data.total}
          onChange={setPage}
        />
      ) : null}
    </section>
  );
}

/** What runs now, and what waits in the order of its turn. */
export function QueueTab() {
  return (
    <div className="nl-queue-tab">
      <Part state="running" />
      <Part state="queued" />
    </div>
  );
}
