import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { After } from './useCellText.ts';
import type { CellEdit } from './GridRow.tsx';
import { tabbed } from './gridKeys.ts';
import type { CellPlace, GridState } from './gridTypes.ts';

export interface CellEditing {
  edit: (CellEdit & CellPlace) | undefined;
  /** Edits the cell that the keys act on: what it holds, or a text that takes its place. */
  begin: (start?: string) => void;
  commit: (text: string, after: After) => boolean;
  cancel: () => void;
}

/** The cell that is being edited. The row below the last may be gone to: it is new once this one is taken. */
export function useCellEdit(grid: GridState, scroller: RefObject<HTMLElement | null>): CellEditing {
  const { source, readOnly, size, range, go } = grid;
  const [edit, setEdit] = useState<CellEditing['edit']>();

  function begin(start?: string) {
    const { row, column } = range.focus;
    if (readOnly || row >= size.rows) return;
    const cell = row < source.rows ? source.cell(row, column) : undefined;
    if (cell?.readOnly) return;
    setEdit({ row, column, start: start ?? cell?.text ?? '', whole: start === undefined });
  }

  function finish(after: After) {
    setEdit(undefined);
    scroller.current?.focus();
    const { row, column } = range.focus;
    const grown = { ...size, rows: size.rows + 1 };
    const places: Record<After, CellPlace | undefined> = {
      stay: undefined,
      down: { row: Math.min(row + 1, size.rows), column },
      right: tabbed(range.focus, 1, grown),
      left: tabbed(range.focus, -1, grown),
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

  return { edit, begin, ...useStable({ commit, finish }) };
}

interface Calls {
  commit: (text: string, after: After) => boolean;
  finish: (after: After) => void;
}

/** The calls that a row gets stay the same, so that scrolling draws new rows alone. */
function useStable(calls: Calls) {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  return useMemo(
    () => ({
      commit: (text: string, after: After) => latest.current.commit(text, after),
      cancel: () => latest.current.finish('stay'),
    }),
    [],
  );
}
