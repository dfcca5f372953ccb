import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, PointerEvent } from 'react';
import type { After } from './CellInput.tsx';
import { GridRow } from './GridRow.tsx';
import type { CellEdit } from './GridRow.tsx';
import { changesOf, fillDown, matrixOf, textOf } from './clipboard.ts';
import { movedBy, tabbed } from './gridKeys.ts';
import { ROW_HEIGHT, rectangleOf } from './gridTypes.ts';
import type { CellPlace, CellRange, GridColumn, GridSource } from './gridTypes.ts';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import './grid.css';

interface GridProps {
  label: string;
  columns: readonly GridColumn[];
  source: GridSource;
  readOnly: boolean;
  /** The cell that the keys act on. */
  at: CellPlace;
  onAt: (place: CellPlace) => void;
}

const HEAD = 28;

function placeOf(event: { target: EventTarget }): CellPlace | undefined {
  const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

const same = (a: CellPlace, b: CellPlace) => a.row === b.row && a.column === b.column;

/** A table that is edited like a spreadsheet: keys, ranges, copy and paste. Only the rows in view are drawn. */
export function Grid({ label, columns, source, readOnly, at, onAt }: GridProps) {
  const rows = source.rows + (source.grows && !readOnly ? 1 : 0);
  const [kept, setKept] = useState<CellRange>({ anchor: at, focus: at });
  const range = same(kept.focus, at) ? kept : { anchor: at, focus: at };
  const [edit, setEdit] = useState<CellEdit & CellPlace>();
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(rows, ROW_HEIGHT, HEAD);
  const dragging = useRef(false);
  const id = useId();
  const { top, bottom, left, right } = rectangleOf(range);

  useEffect(() => {
    reveal(at.row);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new place moves the view
  }, [at.row]);

  function go(next: CellRange) {
    setKept(next);
    if (!same(next.focus, at)) onAt(next.focus);
  }

  function begin(start?: string) {
    const { row, column } = range.focus;
    if (readOnly || row >= rows) return;
    const cell = row < source.rows ? source.cell(row, column) : undefined;
    if (cell?.readOnly) return;
    setEdit({ row, column, start: start ?? cell?.text ?? '', whole: start === undefined });
  }

  function finish(after: After) {
    setEdit(undefined);
    scroller.current?.focus();
    const size = { rows: rows + 1, columns: columns.length, page };
    const { row, column } = range.focus;
    const places: Record<After, CellPlace | undefined> = {
      stay: undefined,
      down: { row: Math.min(row + 1, rows), column },
      right: tabbed(range.focus, 1, size),
      left: tabbed(range.focus, -1, size),
    };
    const next = places[after];
    if (next) go({ anchor: next, focus: next });
  }

  /** A refused text stays in its cell to be corrected. */
  function commit(text: string, after: After): boolean {
    if (edit === undefined) return true;
    const { row, column } = edit;
    const before = row < source.rows ? source.cell(row, column).text : '';
    if (text !== before && !source.set([{ row, column, text }])) return false;
    finish(after);
    return true;
  }

  function clear() {
    const rectangle = { top, bottom: Math.min(bottom, source.rows - 1), left, right };
    const filled = changesOf([['']], rectangle, columns.length).filter(
      ({ row, column }) => source.cell(row, column).text !== '',
    );
    if (filled.length > 0) source.set(filled);
  }

  function removeRows() {
    const chosen = Array.from(
      { length: Math.min(bottom, source.rows - 1) - top + 1 },
      (_, index) => top + index,
    );
    if (chosen.length > 0) source.remove(chosen);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (edit !== undefined) return;
    const control = event.ctrlKey || event.metaKey;
    const moved = movedBy(event, range, { rows, columns: columns.length, page });
    if (moved) go(moved);
    else if (event.key === 'Escape') go({ anchor: at, focus: at });
    else if (control && event.key === 'a') {
      go({ anchor: { row: 0, column: 0 }, focus: { row: source.rows - 1, column: columns.length - 1 } });
    } else if (readOnly) return;
    else if (event.key === 'Enter' || event.key === 'F2') begin();
    else if (event.key === 'Delete' && control) removeRows();
    else if (event.key === 'Delete' || event.key === 'Backspace') clear();
    else if (control && event.key === 'd') source.set(fillDown(source, { top, bottom, left, right }));
    else if (event.key.length === 1 && !control && !event.altKey) begin(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onPointerDown(event: PointerEvent) {
    const place = placeOf(event);
    if (!place || event.button !== 0 || (edit && same(edit, place))) return;
    dragging.current = event.pointerType === 'mouse';
    go({ anchor: event.shiftKey ? range.anchor : place, focus: place });
  }

  function onPointerMove(event: PointerEvent) {
    const place = dragging.current && (event.buttons & 1) === 1 ? placeOf(event) : undefined;
    if (place && !same(place, range.focus)) go({ anchor: range.anchor, focus: place });
  }

  function onCopy(event: ClipboardEvent) {
    event.clipboardData.setData('text/plain', textOf(source, { top, bottom, left, right }));
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    if (readOnly) return;
    const { clipboardData } = event;
    const matrix = matrixOf(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
    source.set(changesOf(matrix, { top, bottom, left, right }, columns.length));
    event.preventDefault();
  }

  const template = useMemo(() => {
    const widths = columns.map(({ width }, index) =>
      index === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
    );
    return `40px ${widths.join(' ')}`;
  }, [columns]);
  const width = columns.reduce((sum, column) => sum + column.width, 40);
  // The calls that a row gets stay the same, so that scrolling draws new rows alone.
  const calls = useRef({ commit, finish });
  useEffect(() => {
    calls.current = { commit, finish };
  });
  const stable = useMemo(
    () => ({
      commit: (text: string, after: After) => calls.current.commit(text, after),
      cancel: () => calls.current.finish('stay'),
    }),
    [],
  );

  return (
    <div
      ref={scroller}
      className="nl-grid"
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={id}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={(event) => (placeOf(event) ? begin() : undefined)}
      onCopy={onCopy}
      onCut={(event) => {
        onCopy(event);
        if (!readOnly) clear();
      }}
      onPaste={onPaste}
      style={{ '--nl-grid-columns': template, '--nl-grid-width': `${width}px` } as React.CSSProperties}
    >
      <div className="nl-grid-head" role="row">
        <span className="nl-grid-number" />
        {columns.map((column) => (
          <span key={column.key} role="columnheader">
            {column.title}
          </span>
        ))}
      </div>
      <div className="nl-grid-body" role="rowgroup" style={{ height: rows * ROW_HEIGHT }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, index) => {
          const row = first + index;
          const inside = row >= top && row <= bottom;
          return (
            <GridRow
              // A row that leaves the view lends its elements to one that comes.
              key={row % (last - first)}
              row={row}
              columns={columns}
              source={source}
              left={inside ? left : undefined}
              right={inside ? right : undefined}
              focus={range.focus.row === row ? range.focus.column : undefined}
              edit={edit?.row === row ? edit : undefined}
              id={id}
              onCommit={stable.commit}
              onCancel={stable.cancel}
            />
          );
        })}
      </div>
    </div>
  );
}
