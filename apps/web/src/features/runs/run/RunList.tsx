import { listRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Empty, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from './kindName.ts';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { Elapsed } from './Elapsed.tsx';
import { formatWhen } from './formatWhen.ts';
import { runAddress } from './runAddress.ts';
import { rowStanding } from './runStanding.ts';
import { standingIcon } from './verdictLook.tsx';

const PAGE = 20;

function RunItem({ row, shown }: { row: RunRow; shown: boolean }) {
  const { t, i18n } = useTranslation('runs');
  const { standing, startedAt, endedAt } = rowStanding(row);
  const time = formatWhen(row.createTime, i18n.language);
  return (
    <Link to={runAddress(row)} aria-current={shown} className="nl-run-item">
      <span title={t(`standing.${standing}`)}>{standingIcon(standing)}</span>
      <span>{row.title}</span>
      <small>
        <Elapsed from={startedAt} to={endedAt} />
      </small>
      <small className="nl-run-when" title={new Date(row.createTime).toLocaleString(i18n.language)}>
        {kindName(row.kind, t)} · {time}
        {row.label === '' ? '' : ` · ${row.label}`}
      </small>
    </Link>
  );
}

interface RunListProps {
  kinds: readonly string[];
  shown: string | null;
}

/** The department's runs of some kinds, newest first. */
export function RunList({ kinds, shown }: RunListProps) {
  const { t } = useTranslation('runs');
  const deptId = useDeptId();
  const [page, setPage] = useState(1);
  const { data } = useCall(
    listRuns,
    { query: { deptId, page, limit: PAGE, kinds: kinds.join(',') } },
    { placeholderData: (previous) => previous, staleTime: 0 },
  );
  return (
    <nav className="nl-run-list" aria-label={t('recent')}>
      <h3>{t('recent')}</h3>
      {data?.total === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noRuns')} /> : null}
      {data?.rows.map((row) => (
        <RunItem key={row.runId} row={row} shown={row.runId === shown} />
      ))}
      {data !== undefined && data.total > PAGE ? (
        <Pagination
          simple
          size="small"
          current={page}
          pageSize={PAGE}
          total={data.total}
          onChange={setPage}
        />
      ) : null}
    </nav>
  );
}
