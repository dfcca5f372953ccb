import { Empty } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LogRow } from './LogRow.tsx';
import { LogToolbar } from './LogToolbar.tsx';
import { READ_BYTES, characterAt, endOf, holds, startOf, textOf } from './logWindow.ts';
import { rowAt, rowsOf } from './rows.ts';
import { useLogSearch } from './useLogSearch.ts';
import { useLogWindow } from './useLogWindow.ts';
import './log.css';

/** Height of a row in CSS pixels; `log.css` draws them so. */
const ROW = 18;
/** Rows drawn above and below what is seen, and how near to an end the next read begins. */
const MARGIN = 30;

interface LogViewProps {
  runId: string;
  /** Bytes of log announced so far. */
  size: number;
  /** The byte to show first, e.g. where a diagnostic was read; null follows the end. */
  start: number | null;
}

/** A run's log of any length: only the rows in view are drawn, only the part around them is held. */
export function LogView({ runId, size, start }: LogViewProps) {
  const { t } = useTranslation('runs');
  const { window: held, read, more, jump } = useLogWindow(runId, size, start);
  const rows = useMemo(() => rowsOf(textOf(held)), [held]);
  const scroller = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(start === null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const [wanted, setWanted] = useState(start);
  const knownSize = Math.max(size, held.size);

  function show(offset: number) {
    setFollowing(false);
    setWanted(offset);
    if (!holds(held, offset)) jump(offset);
  }

  const search = useLogSearch(read, wanted, knownSize, show);
  const current = wanted === null || !holds(held, wanted) ? -1 : rowAt(rows, characterAt(held, wanted));

  // Rows that are put in front must not move what is being read.
  const before = useRef({ start: 0, rows: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    const start = startOf(held);
    const grew = rows.length - before.current.rows;
    if (element !== null && start < before.current.start && grew > 0) element.scrollTop += grew * ROW;
    before.current = { start, rows: rows.length };
  }, [held, rows]);

  useLayoutEffect(() => {
    if (following && scroller.current !== null) scroller.current.scrollTop = rows.length * ROW;
  }, [following, rows]);

  const placed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (current < 0 || element === null || placed.current === wanted) return;
    element.scrollTop = Math.max(0, current * ROW - element.clientHeight / 2);
    placed.current = wanted;
  }, [current, wanted]);

  useEffect(() => {
    if (following || (view.top + view.height) / ROW > rows.length - MARGIN) more('end');
    else if (view.top / ROW < MARGIN) more('start');
  }, [following, view, rows, more]);

  function onScroll() {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    setView({ top: scrollTop, height: clientHeight });
    if (following && scrollHeight - scrollTop - clientHeight > 2 * ROW) setFollowing(false);
  }

  function follow() {
    setWanted(null);
    setFollowing(true);
    if (endOf(held) + READ_BYTES < knownSize) jump(knownSize);
  }

  const first = Math.max(0, Math.floor(view.top / ROW) - MARGIN);
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / ROW) + MARGIN);
  const needle = search.needle.toLowerCase();
  return (
    <section className="nl-log">
      <LogToolbar search={search} size={knownSize} following={following} onFollow={follow} />
      <div ref={scroller} className="nl-log-scroller" tabIndex={0} onScroll={onScroll}>
        {knownSize === 0 ? <Empty className="nl-centre" description={t('log.empty')} /> : null}
        <div className="nl-log-rows" style={{ height: rows.length * ROW }}>
          <div style={{ transform: `translateY(${first * ROW}px)` }}>
            {rows.slice(first, last).map((row, index) => (
              <LogRow
                key={first + index}
                text={row.text}
                continued={row.continued}
                needle={needle}
                current={first + index === current}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
