import type { FileRow } from '@netloom/contract';
import { useId, useMemo } from 'react';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowWindow } from '../../../../parts/table/useRowWindow.ts';
import { FileLine } from './FileLine.tsx';
import { GridHead } from './GridHead.tsx';
import { onFileKey } from './onFileKey.ts';
import { choose, extend, toggle } from './selection.ts';
import type { Selection } from './selection.ts';

const ROW_PIXELS = 28;

export interface GridActions {
  open: (row: FileRow) => void;
  /** Does what a key stands for besides walking and choosing. */
  press: (event: KeyboardEvent) => void;
  up: () => void;
  /** What is dropped on a folder. */
  drop: (event: DragEvent, folder: string) => void;
}

interface FileGridProps {
  rows: readonly FileRow[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  actions: GridActions;
  /** Shows paths in place of names, for what a search finds. */
  showPaths: boolean;
  draggable: boolean;
  isProtected: (path: string) => boolean;
}

/** Files as rows with name, dates and size; however many there are, only those that are seen are drawn. */
export function FileGrid({ rows, selection, onSelect, actions, ...look }: FileGridProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const seen = useRowWindow(rows.length, ROW_PIXELS, ROW_PIXELS);
  const { scroller, first: from, last: to, page, onScroll, reveal } = seen;
  const keys = useMemo(() => rows.map(({ filePath }) => filePath), [rows]);

  const grid = { rows, keys, selection, page, onSelect, actions, reveal };

  function click({ shiftKey, ctrlKey, metaKey }: MouseEvent, key: string) {
    if (shiftKey) onSelect(extend(selection, key, keys));
    else onSelect(ctrlKey || metaKey ? toggle(selection, key) : choose(key));
  }

  const focusAt = selection.focus === null ? -1 : keys.indexOf(selection.focus);
  return (
    <div
      ref={scroller}
      className="nl-files"
      role="grid"
      tabIndex={0}
      aria-label={t('files')}
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      aria-activedescendant={focusAt < from || focusAt >= to ? undefined : `${id}${focusAt}`}
      onScroll={onScroll}
      onKeyDown={(event) => onFileKey(event, grid)}
    >
      <GridHead />
      <div className="nl-files-body" role="presentation" style={{ height: rows.length * ROW_PIXELS }}>
        {rows.slice(from, to).map((row, offset) => (
          <FileLine
            // A line that leaves the view becomes the one that enters it.
            key={(from + offset) % (to - from)}
            id={`${id}${from + offset}`}
            row={row}
            index={from + offset}
            top={(from + offset) * ROW_PIXELS}
            chosen={selection.chosen.has(row.filePath)}
            focused={row.filePath === selection.focus}
            carried={selection.chosen.has(row.filePath) ? [...selection.chosen] : [row.filePath]}
            onClick={click}
            onContext={(key) => (selection.chosen.has(key) ? undefined : onSelect(choose(key)))}
            actions={actions}
            {...look}
          />
        ))}
      </div>
    </div>
  );
}
