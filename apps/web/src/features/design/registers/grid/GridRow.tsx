import { memo } from 'react';
import { CellInput } from './CellInput.tsx';
import type { After } from './useCellText.ts';
import { Cell } from './Cell.tsx';
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
  sentences: Record<string, string>;
  onCommit: (text: string, after: After) => boolean;
  onCancel: () => void;
}

const EMPTY: GridCell = { shown: '', text: '' };

/** One row; drawn again only when its cells or its part of the selection change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, columns, source, left, right, focus, edit, id, sentences, onCommit, onCancel } = props;
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
        return (
          <Cell
            key={column.key}
            column={column}
            place={{ row, column: index }}
            cell={cell}
            isSelected={left !== undefined && right !== undefined && index >= left && index <= right}
            id={focus === index ? id : undefined}
            sentences={sentences}
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
            ) : undefined}
          </Cell>
        );
      })}
    </div>
  );
});
