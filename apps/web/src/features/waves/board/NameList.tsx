import { memo, useEffect } from 'react';
import type { Dispatch, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { rowHeight, rulerHeight } from '../layout.ts';
import type { Row, ViewAction } from '../view/viewState.ts';
import styles from './Board.module.css';
import { NameRow } from './NameRow.tsx';
import { useDropTarget } from './useDropTarget.ts';

const extra = 4;

interface Props {
  rows: Row[];
  selected: number | null;
  values: ReadonlyMap<number, string | null>;
  /** The element that scrolls the rows, of the canvas also. */
  scroller: RefObject<HTMLDivElement | null>;
  scrollTop: number;
  height: number;
  onScrollTop: (scrollTop: number) => void;
  dispatch: Dispatch<ViewAction>;
}

/** Scrolls as little as it takes to show a row. */
function keepInSight(box: HTMLElement | null, index: number): void {
  if (!box || index < 0) return;
  const top = index * rowHeight;
  const lowest = top + rowHeight - box.clientHeight;
  box.scrollTop = Math.min(top, Math.max(box.scrollTop, lowest));
}

/** The displayed signals by name, with their values at the cursor; signals are dropped and moved here. */
export const NameList = memo(function NameList(props: Props) {
  const { rows, selected, values, scroller, scrollTop, height, onScrollTop, dispatch } = props;
  const { t } = useTranslation('waves');
  const { dropAt, handlers } = useDropTarget(rows, dispatch);
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - extra);
  const last = Math.ceil((scrollTop + height) / rowHeight) + extra;
  const selectedIndex = rows.findIndex((row) => row.key === selected);
  useEffect(() => keepInSight(scroller.current, selectedIndex), [scroller, selectedIndex]);
  const list = { role: 'listbox', tabIndex: 0, 'aria-label': t('shown'), className: styles.rows };

  return (
    <div className={styles.names}>
      <div className={styles.header} style={{ height: rulerHeight }}>
        <span className={styles.name}>{t('name')}</span>
        <span className={styles.value}>{t('value')}</span>
      </div>
      <div ref={scroller} {...list} {...handlers} onScroll={(e) => onScrollTop(e.currentTarget.scrollTop)}>
        <div style={{ height: rows.length * rowHeight, position: 'relative' }}>
          {rows.slice(first, last).map((row, i) => (
            <NameRow
              key={row.key}
              row={row}
              index={first + i}
              selected={row.key === selected}
              value={values.get(row.variable.signal)}
              dispatch={dispatch}
            />
          ))}
          {dropAt !== null && <div className={styles.drop} style={{ top: dropAt * rowHeight }} />}
        </div>
        {rows.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      </div>
    </div>
  );
});
