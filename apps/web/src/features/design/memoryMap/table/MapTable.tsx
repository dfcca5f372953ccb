import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Empty } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
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

/** The address map as a spreadsheet: cells are edited in place; only the rows in sight are there. */
export function MapTable({ filter }: { filter: string }) {
  const { t } = useTranslation('memoryMap');
  const rows = useRows(filter);
  const worst = worstByEndpoint(useProblems((state) => state.problems));
  const { clashing } = usePicture();
  const selected = useMap((state) => state.selected?.endpoint);
  // The head lies over the first row.
  const { scroller, first, last, onScroll, reveal } = useRowWindow(rows.length, ROW, ROW);
  const onKeyDown = useGridKeys(rows, scroller);
  const at = rows.findIndex(({ endpoint }) => endpoint === selected);
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [at, reveal]);
  return (
    <div
      ref={scroller}
      className="nl-map-table"
      role="grid"
      aria-label={t('table.label')}
      aria-rowcount={rows.length}
      tabIndex={0}
      onScroll={onScroll}
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
