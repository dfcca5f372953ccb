import { pointerOfNode } from '@netloom/registers';
import { useEffect, useId } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { select } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { uncover } from '../store/uiStore.ts';
import { TreeLines } from './TreeLines.tsx';
import { onTreeKey } from './onTreeKey.ts';
import { onTreeCopy, onTreePaste } from './treeClipboard.ts';
import { LINE_HEIGHT, pathOfRow } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';
import { useRename } from './useRename.ts';
import { useTreeDrag } from './useTreeDrag.ts';

interface TreeProps {
  open: OpenMap;
  rows: readonly TreeRow[];
  /** What is said when there are no rows. */
  none: string;
  onToggle: (pointer: string, isOpen: boolean) => void;
}

/** Chooses the node of a line, or opens and closes the group whose caret was clicked. */
function onLineClick(event: MouseEvent, { rows, onToggle }: TreeProps) {
  const element = event.target as Element;
  const line = element.closest<HTMLElement>('[data-row]');
  const row = rows[Number(line?.dataset.row)];
  if (line === null || row === undefined) return;
  if (element.closest('[data-caret]') && row.isOpen !== undefined) onToggle(row.node.pointer, !row.isOpen);
  else {
    select({ node: pathOfRow(row), field: undefined });
    uncover();
  }
}

/** The lines of the nodes; only those in view are drawn. */
export function Tree(props: TreeProps) {
  const { open, rows, none, onToggle } = props;
  const { t } = useTranslation('registers');
  const { map, selection, readOnly } = open;
  const chosen = pointerOfNode(selection.node);
  const at = rows.findIndex(({ node }) => node.pointer === chosen);
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(rows.length, LINE_HEIGHT);
  const { target, handlers } = useTreeDrag(rows);
  const renaming = useRename(map, () => scroller.current?.focus());
  const isRenaming = renaming.row !== undefined;
  const id = useId();

  useEffect(() => {
    if (at >= 0) reveal(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another choice moves the view
  }, [chosen]);

  function begin(row: number) {
    if (!readOnly) renaming.begin(row);
  }

  return (
    <div
      ref={scroller}
      className="nl-regtree"
      role="tree"
      aria-label={t('tree.label')}
      aria-activedescendant={id}
      tabIndex={0}
      onScroll={onScroll}
      onClick={(event) => onLineClick(event, props)}
      onDoubleClick={() => (at < 0 ? undefined : begin(at))}
      onKeyDown={(event) =>
        isRenaming ? undefined : onTreeKey(event, { rows, at, page, toggle: onToggle, rename: begin })
      }
      onCopy={(event) => (isRenaming ? undefined : onTreeCopy(event, open))}
      onPaste={(event) => (isRenaming ? undefined : onTreePaste(event, open))}
      {...handlers}
    >
      <TreeLines {...{ open, rows, first, last, id, target, renaming }} />
      {rows.length > 0 ? null : <p className="nl-reg-none">{t(none)}</p>}
    </div>
  );
}
