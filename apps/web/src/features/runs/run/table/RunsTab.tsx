import { listRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Empty, Pagination } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { PAGE_SIZES, isFiltered, queryOf } from './listFilter.ts';
import { NothingRun } from './NothingRun.tsx';
import { RunCards } from './RunCards.tsx';
import { RunTable } from './RunTable.tsx';
import { useListFilter } from './useListFilter.ts';

/** `/` goes to the search box, unless something is being written. */
function useSlash(searchBox: { current: InputRef | null }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const writing =
        event.target instanceof Element && event.target.closest('input, textarea, .monaco-editor');
      if (event.key !== '/' || writing) return;
      event.preventDefault();
      searchBox.current?.focus({ cursor: 'all' });
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [searchBox]);
}

/** Every run of the department, by any choice. */
export function RunsTab() {
  const { t } = useTranslation('runList');
  const deptId = useDeptId();
  const narrow = useNarrow();
  const [filter, change] = useListFilter();
  const [chosen, setChosen] = useState<readonly RunRow[]>([]);
  const searchBox = useRef<InputRef>(null);
  useSlash(searchBox);
  const { data, isPending, isPlaceholderData } = useCall(
    listRuns,
    { query: { deptId, ...queryOf(filter) } },
    { placeholderData: (previous) => previous, staleTime: 0 },
  );
  const rows = data?.rows ?? [];
  // The rows as they are now: a selected run goes on running.
  const selected = chosen.map((row) => rows.find(({ runId }) => runId === row.runId) ?? row);
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
            rows={rows}
            selected={selected}
            onSelect={setChosen}
            loading={isPending || isPlaceholderData}
            empty={isPending ? null : empty}
          />
        )}
      </div>
      {data === undefined || data.total === 0 ? null : (
        <Pagination
          className="nl-runs-pages"
          size="small"
          simple={narrow}
          current={filter.page}
          pageSize={filter.limit}
          pageSizeOptions={PAGE_SIZES}
          showSizeChanger={!narrow}
          total={data.total}
          showTotal={(total) => t('total', { count: total })}
          onChange={(page, limit) => change({ page, limit })}
        />
      )}
    </div>
  );
}
