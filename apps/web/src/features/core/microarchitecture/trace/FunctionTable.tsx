import { nameOf } from '@netloom/core/trace';
import type { RegionReport, TraceReport } from '@netloom/core/trace';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { COLUMNS, sortedRows } from './sortedRows.ts';
import type { Order, SortColumn } from './sortedRows.ts';
import { percent } from './totals.ts';

interface FunctionTableProps {
  report: TraceReport;
  /** Index of the region whose code is shown. */
  chosen: number;
  onChoose: (region: number) => void;
}

const ROW = 24;
const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8 },
};

/** Coverage of each function; arrows choose one. */
export function FunctionTable({ report, chosen, onChoose }: FunctionTableProps) {
  const { t } = useTranslation('coreTrace');
  const [order, setOrder] = useState<Order>({ column: 'executed', descending: true });
  const rows = useMemo(() => sortedRows(report.regions, order), [report, order]);
  // The head lies over the first row.
  const { scroller, first, last, onScroll, reveal } = useRowWindow(rows.length, ROW, ROW);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(rows.length - 1, rows.indexOf(chosen) + step));
    onChoose(rows[place]!);
    reveal(place);
  };
  return (
    <div
      ref={scroller}
      className="nl-trace-functions"
      role="grid"
      aria-label={t('table.label')}
      aria-rowcount={rows.length + 1}
      tabIndex={0}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <Head order={order} onOrder={setOrder} />
      <div role="rowgroup" style={{ height: rows.length * ROW, paddingTop: first * ROW }}>
        {rows.slice(first, last).map((index, at) => (
          <Row
            key={index}
            region={report.regions[index]!}
            place={first + at + 2}
            all={report.instructions}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
    </div>
  );
}

function Head({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const { t } = useTranslation('coreTrace');
  const sort = (column: SortColumn) => () =>
    onOrder({ column, descending: order.column === column ? !order.descending : column !== 'name' });
  return (
    <div className="nl-trace-row" data-head role="row" aria-rowindex={1}>
      {COLUMNS.map((column) => {
        const sorted = order.column === column;
        const direction = order.descending ? 'descending' : 'ascending';
        return (
          <span key={column} role="columnheader" aria-sort={sorted ? direction : 'none'}>
            <button type="button" title={t(`table.about.${column}`)} onClick={sort(column)}>
              {t(`table.${column}`)}
              {sorted ? (order.descending ? ' ↓' : ' ↑') : ''}
            </button>
          </span>
        );
      })}
    </div>
  );
}

interface RowProps {
  region: RegionReport;
  /** Of all rows, from 1. */
  place: number;
  /** Instructions of the whole run. */
  all: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ region, place, all, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('coreTrace');
  const { kind, reached } = region;
  return (
    <div
      className="nl-trace-row"
      role="row"
      aria-rowindex={place}
      aria-selected={isChosen}
      data-kind={kind}
      data-never={kind !== 'data' && reached === 0}
      onClick={onChoose}
    >
      <span role="gridcell" title={nameOf(region)}>
        {nameOf(region)}
      </span>
      {kind === 'data' ? (
        <span role="gridcell" className="nl-trace-data">
          {t('table.data', { bytes: region.end - region.address })}
        </span>
      ) : (
        <Figures region={region} all={all} />
      )}
    </div>
  );
}

function Figures({ region, all }: { region: RegionReport; all: number }) {
  const { t, i18n } = useTranslation('coreTrace');
  const { executed, total, entries, reached, instructions, branches, bothWays, atLeast } = region;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const covered = percent(reached, instructions);
  return (
    <>
      <span role="gridcell" title={`${percent(executed, all).toFixed(1)} %`}>
        {atLeast ? t('table.atLeast', { number: number(executed) }) : number(executed)}
      </span>
      <span role="gridcell">{number(total)}</span>
      <span role="gridcell">{number(entries)}</span>
      <span role="gridcell" title={`${number(reached)} / ${number(instructions)}`}>
        {reached === 0 ? (
          t('table.never')
        ) : (
          <>
            <meter min={0} max={100} value={covered} aria-hidden /> {covered.toFixed(0)} %
          </>
        )}
      </span>
      <span role="gridcell">{branches === 0 ? '–' : `${number(bothWays)} / ${number(branches)}`}</span>
    </>
  );
}
