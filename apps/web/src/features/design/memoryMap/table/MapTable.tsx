import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Empty } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblems } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { worstByEndpoint } from '../problems/mapProblems.ts';
import { useMap } from '../store/mapStore.ts';
import { COLUMNS } from './columns.ts';
import { GridRow } from './GridRow.tsx';
import { useTable } from './tableStore.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRows } from './useRows.ts';
import './table.css';

const ROW = 28;
const BEYOND = 6;

/** The address map as a spreadsheet: cells are edited in place; only the rows in sight are there. */
export function MapTable({ filter }: { filter: string }) {
  const { t } = useTranslation('memoryMap');
  const rows = useRows(filter);
  const worst = worstByEndpoint(useProblems((state) => state.problems));
  const { clashing } = usePicture();
  const selected = useMap((state) => state.selected?.endpoint);
  const { box, first, last, scrolled } = useWindow(rows.length);
  const onKeyDown = useGridKeys(rows, box);
  const at = rows.findIndex(({ endpoint }) => endpoint === selected);
  useEffect(() => {
    const element = box.current;
    if (!element || at < 0) return;
    const [top, room] = [at * ROW, element.clientHeight - ROW];
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (top + ROW > element.scrollTop + room) element.scrollTo({ top: top + ROW - room });
  }, [at, box]);
  return (
    <div
      ref={box}
      className="nl-map-table"
      role="grid"
      aria-label={t('table.label')}
      aria-rowcount={rows.length}
      tabIndex={0}
      onScroll={scrolled}
      onKeyDown={onKeyDown}
    >
      <TableHead />
      {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('table.noneFound')} />}
      <div className="nl-map-rows" style={{ height: rows.length * ROW }}>
        {rows.slice(first, last).map((row, index) => (
          <GridRow
            key={row.endpoint}
            row={row}
            top={(first + index) * ROW}
            selected={row.endpoint === selected}
            severity={clashing.has(row.endpoint) ? 'error' : worst.get(row.endpoint)}
          />
        ))}
      </div>
    </div>
  );
}

/** Which rows are in sight. */
function useWindow(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const scrolled = (): void => {
    const element = box.current;
    if (element) setView({ top: element.scrollTop, height: element.clientHeight });
  };
  useEffect(() => {
    const observer = new ResizeObserver(scrolled);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.floor(view.top / ROW) - BEYOND);
  const last = Math.min(count, Math.ceil((view.top + view.height) / ROW) + BEYOND);
  return { box, first, last, scrolled };
}

function TableHead() {
  const { t } = useTranslation('memoryMap');
  const sort = useTable((state) => state.sort);
  return (
    <div className="nl-map-head" role="row">
      <span role="columnheader" aria-label={t('table.state')} />
      {COLUMNS.map(({ id, width }) => {
        const sorted = sort.column === id;
        const next = { column: id, descending: sorted && !sort.descending };
        return (
          <span
            key={id}
            role="columnheader"
            aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
            style={{ width }}
          >
            <button type="button" onClick={() => useTable.setState({ sort: next })}>
              {t(`column.${id}`)}
              {sorted &&
                (sort.descending ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden />)}
            </button>
          </span>
        );
      })}
    </div>
  );
}
