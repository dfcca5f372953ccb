import { saidIn } from '@netloom/model';
import type { ReactNode } from 'react';
import type { GridCell, CellPlace, GridColumn } from './gridTypes.ts';

interface CellProps {
  column: GridColumn;
  place: CellPlace;
  cell: GridCell;
  isSelected: boolean;
  /** Only the cell that the keys act on has one. */
  id: string | undefined;
  /** Of checks, in the reader's language. */
  sentences: Record<string, string>;
  /** Stands in place of the text while the cell is edited. */
  children: ReactNode;
}

function shownText({ shown, text, formula }: GridCell, isFocused: boolean): string {
  if (formula !== true) return shown;
  return isFocused ? `= ${text}` : `ƒ ${shown}`;
}

/** What is wrong with the cell; else its text where it is not shown whole. */
function titleOf({ problem, formula, shown, text }: GridCell, sentences: Record<string, string>) {
  if (problem) return saidIn(sentences, problem);
  return formula || shown.length > 24 ? text : undefined;
}

export function Cell({ column, place, cell, isSelected, id, sentences, children }: CellProps) {
  const isFocused = id !== undefined;
  return (
    <span
      id={id}
      role="gridcell"
      data-row={place.row}
      data-column={place.column}
      data-key={column.key}
      aria-selected={isSelected}
      aria-readonly={cell.readOnly}
      aria-invalid={cell.problem?.severity === 'error' ? true : undefined}
      className="nl-grid-cell"
      data-mono={column.mono}
      data-dim={cell.dim}
      data-focus={isFocused}
      data-problem={cell.problem?.severity}
      title={titleOf(cell, sentences)}
    >
      {children ?? shownText(cell, isFocused)}
    </span>
  );
}
