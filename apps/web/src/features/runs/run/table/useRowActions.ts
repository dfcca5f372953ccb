import { useNavigate } from 'react-router';
import { rowKeys } from '../../../../parts/table/rowKeys.ts';
import { useDeleteRuns } from '../actions/useDeleteRuns.tsx';
import { runAddress } from '../runAddress.ts';
import type { TreeRow } from './treeRows.ts';

interface RowUse {
  selected: readonly TreeRow[];
  onSelect: (rows: TreeRow[]) => void;
  unfold: (row: TreeRow, isOpen: boolean) => void;
}

/** What a row of the run list does for keys and pointer. */
export function useRowActions({ selected, onSelect, unfold }: RowUse) {
  const navigate = useNavigate();
  const remove = useDeleteRuns();
  const isSelected = (row: TreeRow) => selected.some(({ runId }) => runId === row.runId);

  function toggle(row: TreeRow) {
    onSelect(isSelected(row) ? selected.filter(({ runId }) => runId !== row.runId) : [...selected, row]);
  }

  return (row: TreeRow) => ({
    'aria-selected': isSelected(row),
    onDoubleClick: () => void navigate(runAddress(row)),
    onKeyDown: rowKeys({
      open: () => void navigate(runAddress(row)),
      toggle: () => toggle(row),
      unfold: () => unfold(row, true),
      fold: () => unfold(row, false),
      remove: () => remove(isSelected(row) ? selected : [row], () => onSelect([])),
      clear: () => onSelect([]),
    }),
  });
}
