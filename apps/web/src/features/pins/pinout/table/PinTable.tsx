import { Empty } from 'antd';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { problemsOfPin } from '../package/inspector/problemsOfPin.ts';
import { PinMenu } from '../package/menu/PinMenu.tsx';
import { Legend } from '../package/view/Legend.tsx';
import { useView } from '../package/view/viewStore.ts';
import { useAnalysis } from '../store/derived.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { BulkBar } from './BulkBar.tsx';
import { CHECK_WIDTH, COLUMNS, HEAD_HEIGHT, ROW_HEIGHT } from './columns.ts';
import type { ColumnId } from './columns.ts';
import { PinRow } from './PinRow.tsx';
import { rowsOf } from './rows.ts';
import { goTo, pinsOfEdit, toggleRow } from './selection.ts';
import { TableHead } from './TableHead.tsx';
import { TableSearch } from './TableSearch.tsx';
import { useTable } from './tableStore.ts';
import { editCell, useTableKeys } from './useTableKeys.ts';
import './table.css';

const TEMPLATE = `${CHECK_WIDTH}px ${COLUMNS.map(({ width }) => `${width}px`).join(' ')}`;

/** All pins as a table that is edited in place; only the rows in sight are there. */
export function PinTable() {
  const { t } = useTranslation('pinTable');
  const { chip } = usePins((state) => state.open)!;
  const analysis = useAnalysis();
  const search = useView((state) => state.search);
  const only = useView((state) => state.only);
  const { sort, row: at, column, editing, chosen } = useTable();
  const pin = useUi((state) => state.pin);
  const rows = useMemo(
    () => rowsOf(chip, analysis, { search, only }, sort),
    [chip, analysis, search, only, sort],
  );
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(
    rows.length,
    ROW_HEIGHT,
    HEAD_HEIGHT,
  );
  const onKeyDown = useTableKeys(rows, page);
  const id = useId();

  // Another view may have chosen a pin: the row follows it.
  const marked = rows.find(({ key }) => key === at);
  const current = marked?.name === pin ? marked : rows.find(({ name }) => name === pin);
  const index = current ? rows.indexOf(current) : -1;
  useEffect(() => {
    if (current) useTable.setState({ row: current.key });
    if (index >= 0) reveal(index);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another row moves the view
  }, [current?.key, index]);

  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, column]);

  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const pinsOf = useCallback((key: string) => {
    const row = latest.current.find((each) => each.key === key);
    return row ? pinsOfEdit(latest.current, row) : [];
  }, []);

  function onClick(event: MouseEvent) {
    const target = event.target as Element;
    const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const cell = target.closest<HTMLElement>('[data-column]')?.dataset.column as ColumnId | undefined;
    if (key === undefined || target.closest('input:not([type=checkbox]), .ant-select')) return;
    if (target.closest('[data-check]') || event.ctrlKey || event.metaKey) return toggleRow(key);
    const isAgain = key === at && cell === column && event.detail === 1 && !event.shiftKey;
    if (cell) useTable.setState({ column: cell });
    goTo(
      rows,
      rows.findIndex((row) => row.key === key),
      event.shiftKey,
    );
    const row = rows.find((each) => each.key === key);
    if (row && scroller.current && (event.detail === 2 || isAgain)) editCell(row, scroller.current);
  }

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
        style={{ '--nl-pins-columns': TEMPLATE } as React.CSSProperties}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <TableHead rows={rows} />
        {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noneFound')} />}
        <div className="nl-pins-rows" role="rowgroup" style={{ height: rows.length * ROW_HEIGHT }}>
          {rows.slice(first, last).map(({ key, ...row }, offset) => (
            <PinRow
              // A row that leaves the view lends its elements to one that comes.
              key={(first + offset) % Math.max(1, last - first)}
              {...row}
              rowKey={key}
              id={id}
              index={first + offset}
              chosen={chosen.has(key)}
              active={current?.key === key ? column : undefined}
              editing={editing && current?.key === key}
              problem={problemsOfPin(analysis, row.name)[0]?.message}
              pinsOfEdit={pinsOf}
            />
          ))}
        </div>
      </div>
      <Legend chip={chip} analysis={analysis} />
      <PinMenu />
    </div>
  );
}
