import { Input } from 'antd';
import { useState } from 'react';
import type { Dispatch, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAction } from '../view/actions.ts';
import type { RowNode } from '../view/model.ts';
import { titleOf } from '../view/signalRow.ts';
import './board.css';

interface Props {
  row: RowNode;
  dispatch: Dispatch<ViewAction>;
  onDone: () => void;
}

/** A row's name as an editable text; an empty one gives a signal its own name again. */
export function RenameBox({ row, dispatch, onDone }: Props) {
  const { t } = useTranslation('waves');
  const [text, setText] = useState(row.kind === 'signal' ? titleOf(row).name : row.name);

  function done() {
    const name = text.trim() || (row.kind === 'signal' ? undefined : row.name);
    const own = row.kind === 'signal' && name === titleOf({ ...row, name: undefined }).name;
    const next = own ? undefined : name;
    if (next !== row.name) dispatch({ type: 'change', keys: [row.key], change: { name: next } });
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter') done();
    if (event.key === 'Escape') onDone();
  }

  return (
    <Input
      autoFocus
      size="small"
      className="nl-wave-board-rename"
      aria-label={t('rows.rename')}
      value={text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={done}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
