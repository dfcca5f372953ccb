import { useEffect, useId, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { GridBody } from './GridBody.tsx';
import { GridHead } from './GridHead.tsx';
import { ROW_HEIGHT, rectangleOf } from './gridTypes.ts';
import type { CellPlace, GridColumn, GridSource, GridState } from './gridTypes.ts';
import { onGridCopy, onGridCut, onGridPaste } from './onGridClipboard.ts';
import { onGridKey } from './onGridKey.ts';
import { useCellEdit } from './useCellEdit.ts';
import { useCellRange } from './useCellRange.ts';
import { placeOf, useRangePointer } from './useRangePointer.ts';
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

/** Pixels of the head, and of the column of row numbers. */
const HEAD = 28;
const NUMBER = 40;

/** Widths of the columns, which head and rows share; the last one takes what is left. */
function useWidths(columns: readonly GridColumn[]): CSSProperties {
  const template = useMemo(() => {
    const widths = columns.map(({ width }, index) =>
      index === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
    );
    return `${NUMBER}px ${widths.join(' ')}`;
  }, [columns]);
  const width = columns.reduce((sum, column) => sum + column.width, NUMBER);
  return { '--nl-grid-columns': template, '--nl-grid-width': `${width}px` } as CSSProperties;
}

/** A table that is edited like a spreadsheet: keys, ranges, copy and paste. Only the rows in view are drawn. */
export function Grid({ label, columns, source, readOnly, at, onAt }: GridProps) {
  const rows = source.rows + (source.grows && !readOnly ? 1 : 0);
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(rows, ROW_HEIGHT, HEAD);
  const { range, go } = useCellRange(at, onAt);
  const size = { rows, columns: columns.length, page };
  const grid: GridState = { source, readOnly, size, range, rectangle: rectangleOf(range), go };
  const editing = useCellEdit(grid, scroller);
  const { edit, begin } = editing;
  const pointer = useRangePointer(grid, edit);
  const widths = useWidths(columns);
  const id = useId();

  useEffect(() => {
    reveal(at.row);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new place moves the view
  }, [at.row]);

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
      onKeyDown={(event) => (edit === undefined ? onGridKey(event, grid, begin) : undefined)}
      {...pointer}
      onDoubleClick={(event) => (placeOf(event) ? begin() : undefined)}
      onCopy={(event) => onGridCopy(event, grid)}
      onCut={(event) => onGridCut(event, grid)}
      onPaste={(event) => onGridPaste(event, grid)}
      style={widths}
    >
      <GridHead columns={columns} />
      <GridBody columns={columns} grid={grid} editing={editing} first={first} last={last} id={id} />
    </div>
  );
}
