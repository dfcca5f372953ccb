import { useSentences } from '../../../../diagnostics/useSaid.ts';
import { GridRow } from './GridRow.tsx';
import { ROW_HEIGHT } from './gridTypes.ts';
import type { GridColumn, GridState } from './gridTypes.ts';
import type { CellEditing } from './useCellEdit.ts';

interface GridBodyProps {
  columns: readonly GridColumn[];
  grid: GridState;
  editing: CellEditing;
  /** Rows that are drawn: `last` is the first one that is not. */
  first: number;
  last: number;
  /** Of the cell that the keys act on. */
  id: string;
}

export function GridBody({ columns, grid, editing, first, last, id }: GridBodyProps) {
  const { source, size, range, rectangle } = grid;
  const { edit, commit, cancel } = editing;
  const sentences = useSentences();
  return (
    <div className="nl-grid-body" role="rowgroup" style={{ height: size.rows * ROW_HEIGHT }}>
      {Array.from({ length: Math.max(0, last - first) }, (_, index) => {
        const row = first + index;
        const inside = row >= rectangle.top && row <= rectangle.bottom;
        return (
          <GridRow
            // A row that leaves the view lends its elements to one that comes.
            key={row % (last - first)}
            row={row}
            columns={columns}
            source={source}
            left={inside ? rectangle.left : undefined}
            right={inside ? rectangle.right : undefined}
            focus={range.focus.row === row ? range.focus.column : undefined}
            edit={edit?.row === row ? edit : undefined}
            id={id}
            sentences={sentences}
            onCommit={commit}
            onCancel={cancel}
          />
        );
      })}
    </div>
  );
}
