import { listRuns } from '@netloom/contract';
import { Empty, Pagination } from 'antd';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useCall } from '../../../../api/index.ts';
import { useKeys } from '../../../../commands/useKeys.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { PAGE_SIZES, isFiltered, queryOf } from './listFilter.ts';
import type { ListFilter } from './listFilter.ts';
import { NothingRun } from './NothingRun.tsx';
import { RunCards } from './RunCards.tsx';
import { runListCommands } from './runListCommands.ts';
import { RunTable } from './RunTable.tsx';
import { allRows, treeRows } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';
import { useListFilter } from './useListFilter.ts';

const NEVER = () => false;

/** Every run of the department, by any choice. */
export function RunsTab() {
  const { t } = useTranslation('runList');
  const deptId = useDeptId();
  const narrow = useNarrow();
  const [filter, change] = useListFilter();
  const [chosen, setChosen] = useState<readonly TreeRow[]>([]);
  const searchBox = useRef<InputRef>(null);
  useKeys(runListCommands, { search: () => searchBox.current?.focus({ cursor: 'all' }) }, NEVER);
  const { data, isPending, isPlaceholderData } = useCall(
    listRuns,
    { query: { deptId, ...queryOf(filter), nested: 'true' } },
    { placeholderData: (previous) => previous, staleTime: 0 },
  );
  const rows = treeRows(data?.rows ?? []);
  const known = allRows(rows);
  // The rows as they are now: a selected run goes on running.
  const selected = chosen.map((row) => known.find(({ runId }) => runId === row.runId) ?? row);
  const empty = isFiltered(filter) ? <Empty description={t('none.filtered')} /> : <NothingRun />;
  return (
    <div className="nl-runs-tab">
      {selected.length > 0 ? (
        <BulkBar selected={selected} onClear={() => setChosen([])} />
      ) : (
        <FilterBar filter={filter} onChange={change} searchBox={searchBox} />
      )}
      <div className="nl-runs-rows">
        {narrow ? (
          <>
            <RunCards rows={rows} />
            {isPending ? <Loading /> : rows.length === 0 ? empty : null}
          </>
        ) : (
          <RunTable
            order={filter.order}
            rows={rows}
            selected={selected}
            onSelect={setChosen}
            loading={isPending || isPlaceholderData}
            empty={isPending ? null : empty}
          />
        )}
      </div>
      {data === undefined || data.total === 0 ? null : (
        <RunPages filter={filter} total={data.total} onChange={change} />
      )}
    </div>
  );
}

interface RunPagesProps {
  filter: ListFilter;
  total: number;
  onChange: (change: Partial<ListFilter>) => void;
}

function RunPages({ filter, total, onChange }: RunPagesProps) {
  const { t } = useTranslation('runList');
  const narrow = useNarrow();
  return (
    <Pagination
      className="nl-runs-pages"
      size="small"
      simple={narrow}
      current={filter.page}
      pageSize={filter.limit}
      pageSizeOptions={PAGE_SIZES}
      showSizeChanger={!narrow}
      total={total}
      showTotal={(count) => t('total', { count })}
      onChange={(page, limit) => onChange({ page, limit })}
    />
  );
}
