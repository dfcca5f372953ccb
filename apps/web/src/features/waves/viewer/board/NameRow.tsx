import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import type { Dispatch, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line } from '../layout.ts';
import { startDrag } from '../scopes/dragSignals.ts';
import type { Values } from '../useValues.ts';
import type { ViewAction } from '../view/actions.ts';
import type { GroupRow } from '../view/model.ts';
import { RenameBox } from './RenameBox.tsx';
import type { Ask } from './rowCommands.ts';
import { SignalName } from './SignalName.tsx';
import { SignalValue } from './SignalValue.tsx';
import { indent } from './useDropTarget.ts';
import './board.css';

interface Props {
  line: Line;
  selected: readonly number[];
  value: Values;
  renaming: boolean;
  dispatch: Dispatch<ViewAction>;
  ask: Ask;
}

function selectionOf(event: MouseEvent, key: number): ViewAction {
  if (event.shiftKey) return { type: 'select.to', key };
  return event.ctrlKey || event.metaKey ? { type: 'select.toggle', key } : { type: 'select', keys: [key] };
}

function Caret({ row, dispatch }: { row: GroupRow; dispatch: Dispatch<ViewAction> }) {
  const { t } = useTranslation('waves');
  function onClick(event: MouseEvent) {
    event.stopPropagation();
    dispatch({ type: 'fold', key: row.key });
  }
  const label = t(row.open ? 'rows.closeGroup' : 'rows.openGroup');
  return (
    <button type="button" tabIndex={-1} className="nl-wave-board-caret" aria-label={label} onClick={onClick}>
      {row.open ? <CaretDownOutlined /> : <CaretRightOutlined />}
    </button>
  );
}

/** Name and value at the cursor of one row; a group opens and closes by its arrow. */
export function NameRow({ line, selected, value, renaming, dispatch, ask }: Props) {
  const { row, depth, top, height } = line;
  const { key } = row;
  const isSelected = selected.includes(key);
  const isGroup = row.kind === 'group';
  return (
    <div
      id={`wave-row-${key}`}
      data-row={key}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={isGroup ? row.open : undefined}
      className={`nl-wave-board-row nl-wave-board-${row.kind}`}
      style={{ top, height, paddingLeft: 8 + depth * indent }}
      draggable={!renaming}
      onDragStart={(event) => startDrag(event.dataTransfer, { rows: isSelected ? [...selected] : [key] })}
      onClick={(event) => dispatch(selectionOf(event, key))}
      onDoubleClick={() => (isGroup ? dispatch({ type: 'fold', key }) : ask({ question: 'rename', row }))}
    >
      {isGroup && <Caret row={row} dispatch={dispatch} />}
      {renaming && <RenameBox row={row} dispatch={dispatch} onDone={() => ask(null)} />}
      {!renaming && row.kind === 'signal' && <SignalName row={row} />}
      {!renaming && row.kind !== 'signal' && <span className="nl-wave-board-name">{row.name}</span>}
      {row.kind === 'signal' && !renaming && <SignalValue row={row} values={value} />}
    </div>
  );
}
