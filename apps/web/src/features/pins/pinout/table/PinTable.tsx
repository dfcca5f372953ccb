import { Empty } from 'antd';
import { useEffect, useId, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { PinMenu } from '../package/menu/PinMenu.tsx';
import { Legend } from '../package/view/Legend.tsx';
import { useView } from '../package/view/viewStore.ts';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { BulkBar } from './BulkBar.tsx';
import { clickRow } from './clickRow.ts';
import { CHECK_WIDTH, COLUMNS, HEAD_HEIGHT, ROW_HEIGHT } from './columns.ts';
import { PinRows } from './PinRows.tsx';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { TableHead } from './TableHead.tsx';
import { TableSearch } from './TableSearch.tsx';
import { useTable } from './tableStore.ts';
import { useFollowedRow } from './useFollowedRow.ts';
import { useTableKeys } from './useTableKeys.ts';
import './table.css';

const TEMPLATE = `${CHECK_WIDTH}px ${COLUMNS.map(({ width }) => `${width}px`).join(' ')}`;

/** The rows that search and filter leave, in order. */
function useRows(): readonly Row[] {
  const { chip } = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const search = useView((state) => state.search);
  const only = useView((state) => state.only);
  const sort = useTable((state) => state.sort);
  return useMemo(() => rowsOf(chip, analysis, { search, only }, sort), [chip, analysis, search, only, sort]);
}

/** All pins as a table that is edited in place; only the rows in sight are there. */
export function PinTable() {
  const { t } = useTranslation('pinTable');
  const { chip } = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const { column, chosen } = useTable();
  const rows = useRows();
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(
    rows.length,
    ROW_HEIGHT,
    HEAD_HEIGHT,
  );
  const onKeyDown = useTableKeys(rows, page, scroller);
  const id = useId();
  const current = useFollowedRow(rows, reveal);
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, column]);
  const chosenPins = rows.filter(({ key }) => chosen.has(key)).map(({ name }) => name);
  return (
    <div className="nl-pins-table-view">
      {chosenPins.length > 0 ? <BulkBar pins={chosenPins} /> : <TableSearch count={rows.length} />}
      <div
        ref={scroller}
        className="nl-pins-table"
        role="grid"
        tabIndex={0}
        aria-label={t('table')}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        aria-activedescendant={id}
        style={{ '--nl-pins-columns': TEMPLATE } as CSSProperties}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onClick={(event) => clickRow(event, rows)}
      >
        <TableHead rows={rows} />
        {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noneFound')} />}
        <div className="nl-pins-rows" role="rowgroup" style={{ height: rows.length * ROW_HEIGHT }}>
          <PinRows id={id} rows={rows} first={first} last={last} current={current} />
        </div>
      </div>
      <Legend chip={chip} analysis={analysis} />
      <PinMenu />
    </div>
  );
}
