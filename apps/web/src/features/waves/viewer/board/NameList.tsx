import { Dropdown } from 'antd';
import { memo, useEffect } from 'react';
import type { Dispatch, MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { linesBetween, linesOf, rulerHeight } from '../layout.ts';
import type { Values } from '../useValues.ts';
import type { ViewAction } from '../view/actions.ts';
import type { Pane } from '../view/model.ts';
import { NameRow } from './NameRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Ask } from './rowCommands.ts';
import { useDropTarget } from './useDropTarget.ts';
import type { Drop } from './useDropTarget.ts';
import './board.css';

const extra = 100;

interface Props {
  pane: Pane;
  selected: readonly number[];
  canPaste: boolean;
  canSplit: boolean;
  values: Values;
  /** The element that scrolls the rows, of the canvas also. */
  scroller: RefObject<HTMLDivElement | null>;
  scrollTop: number;
  height: number;
  /** The row whose name is being typed. */
  renaming: number | null;
  onScrollTop: (scrollTop: number) => void;
  dispatch: Dispatch<ViewAction>;
  ask: Ask;
}

/** Scrolls as little as it takes to show the lead row. */
function keepInSight(box: HTMLElement | null, pane: Pane, key: number | undefined): void {
  const line = linesOf(pane.rows).lines.find(({ row }) => row.key === key);
  if (!box || !line) return;
  const lowest = line.top + line.height - box.clientHeight;
  box.scrollTop = Math.min(line.top, Math.max(box.scrollTop, lowest));
}

/** The row that an event happened in, by the mark of its element. */
function rowKeyOf(event: MouseEvent): number | undefined {
  const key = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
  return key === undefined ? undefined : Number(key);
}

function Heading() {
  const { t } = useTranslation('waves');
  return (
    <div className="nl-wave-board-header" style={{ height: rulerHeight }}>
      <span className="nl-wave-board-name">{t('name')}</span>
      <span className="nl-wave-board-value">{t('value')}</span>
    </div>
  );
}

/** Where what is dragged would go. */
function DropMark({ drop: { top, indent } }: { drop: Drop }) {
  return <div className="nl-wave-board-drop" style={{ top, marginLeft: indent }} />;
}

/** The rows of a pane by name, with their values at the cursor; signals are dropped and moved here. */
export const NameList = memo(function NameList(props: Props) {
  const { pane, selected, values, scroller, scrollTop, height, renaming, dispatch, ask } = props;
  const { t } = useTranslation('waves');
  const { drop, handlers } = useDropTarget(pane, dispatch);
  const lines = linesOf(pane.rows);
  const shown = linesBetween(lines, scrollTop - extra, scrollTop + height + extra);
  const lead = selected.at(-1);
  useEffect(() => keepInSight(scroller.current, pane, lead), [scroller, pane, lead]);
  const list = { role: 'tree', tabIndex: 0, 'aria-label': t('shown'), className: 'nl-wave-board-rows' };
  const menu = { pane, selected, canPaste: props.canPaste, canSplit: props.canSplit, dispatch, ask };

  function onContextMenu(event: MouseEvent) {
    const key = rowKeyOf(event);
    if (key !== undefined && !selected.includes(key)) dispatch({ type: 'select', keys: [key] });
  }

  return (
    <div className="nl-wave-board-names">
      <Heading />
      <Dropdown trigger={['contextMenu']} popupRender={() => <RowMenu {...menu} />} destroyOnHidden>
        <div
          ref={scroller}
          {...list}
          {...handlers}
          aria-multiselectable
          aria-activedescendant={lead === undefined ? undefined : `wave-row-${lead}`}
          onContextMenu={onContextMenu}
          onFocus={() => dispatch({ type: 'pane.activate', pane: pane.key })}
          onScroll={(event) => props.onScrollTop(event.currentTarget.scrollTop)}
        >
          <div className="nl-wave-board-lines" style={{ height: lines.height }}>
            {shown.map((line) => (
              <NameRow
                key={line.row.key}
                line={line}
                selected={selected}
                value={values}
                renaming={renaming === line.row.key}
                dispatch={dispatch}
                ask={ask}
              />
            ))}
            {drop && <DropMark drop={drop} />}
          </div>
          {pane.rows.length === 0 && <p className="nl-wave-board-hint">{t('empty')}</p>}
        </div>
      </Dropdown>
    </div>
  );
});
