import { memo } from 'react';
import { CellInput } from './CellInput.tsx';
import type { After } from './CellInput.tsx';
import { ROW_HEIGHT } from './gridTypes.ts';
import type { GridCell, GridColumn, GridSource } from './gridTypes.ts';

/** The cell of a row that is being edited. */
export interface CellEdit {
  column: number;
  start: string;
  whole: boolean;
}

interface GridRowProps {
  row: number;
  columns: readonly GridColumn[];
  source: GridSource;
  /** First and last selected column; undefined when no cell of the row is. */
  left: number | undefined;
  right: number | undefined;
  /** Column of the cell that the keys act on, when it is in this row. */
  focus: number | undefined;
  edit: CellEdit | undefined;
  id: string;
  onCommit: (text: string, after: After) => boolean;
  onCancel: () => void;
}

function shownText({ shown, text, formula }: GridCell, isFocused: boolean): string {
  if (formula !== true) return shown;
  return isFocused ? `= ${text}` : `ƒ ${shown}`;
}

const EMPTY: GridCell = { shown: '', text: '' };

/** One row; drawn again only when its cells or its part of the selection change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, columns, source, left, right, focus, edit, id, onCommit, onCancel } = props;
  const isNew = row >= source.rows;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="nl-grid-row"
      data-new={isNew}
      style={{ transform: `translateY(${row * ROW_HEIGHT}px)` }}
    >
      <span className="nl-grid-number">{isNew ? '+' : row + 1}</span>
      {columns.map((column, index) => {
        const cell = isNew ? EMPTY : source.cell(row, index);
        const isSelected = left !== undefined && right !== undefined && index >= left && index <= right;
        return (
          <span
            key={column.key}
            id={focus === index ? id : undefined}
            role="gridcell"
            data-row={row}
            data-column={index}
            data-key={column.key}
            aria-selected={isSelected}
            aria-readonly={cell.readOnly}
            aria-invalid={cell.problem?.severity === 'error' ? true : undefined}
            className="nl-grid-cell"
            data-mono={column.mono}
            data-dim={cell.dim}
            data-focus={focus === index}
            data-problem={cell.problem?.severity}
            title={cell.problem?.message ?? (cell.formula || cell.shown.length > 24 ? cell.text : undefined)}
          >
            {edit?.column === index ? (
              <CellInput
                label={column.title}
                start={edit.start}
                whole={edit.whole}
                choices={source.choices(row, index)}
                onCommit={onCommit}
                onCancel={onCancel}
              />
            ) : (
              shownText(cell, focus === index)
            )}
          </span>
        );
      })}
    </div>
  );
});
