import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { COLUMNS } from './columns.ts';
import type { TableColumn } from './columns.ts';
import type { Row } from './rows.ts';
import { startEditing, stopEditing, useTable } from './tableStore.ts';

/** The text of a cell, which begins as what is typed, if it is; one that the cell cannot hold is not taken. */
function useCellText(row: Row, column: TableColumn, typed: string | undefined) {
  const { t } = useTranslation('memoryMap');
  const before = column.text!(row);
  const [text, setText] = useState(typed ?? before);
  const [wrong, setWrong] = useState(false);

  function take(): boolean {
    const next = text.trim();
    if (next === before || column.commit!(row, next)) return true;
    setWrong(true);
    announceError(new Error(t(`problem.${column.id}`)));
    return false;
  }

  return { text, write: setText, wrong, take };
}

/** A cell while it is edited: Enter and leaving take the text, Tab goes on, Escape brings the old one back. */
export function TextEditor({ row, column }: { row: Row; column: TableColumn }) {
  const { t } = useTranslation('memoryMap');
  const start = useTable((state) => state.start);
  const { text, write, wrong, take } = useCellText(row, column, start);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    input.current!.focus();
    if (start === undefined) input.current!.select();
  }, [start]);

  function leave(step?: 1 | -1): void {
    done.current = true;
    // The grid takes the keys again.
    input.current?.closest<HTMLElement>('[role=grid]')?.focus();
    const next = step && COLUMNS[COLUMNS.indexOf(column) + step];
    if (next) startEditing(next.id);
    else stopEditing();
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && take()) leave();
    if (event.key === 'Tab') {
      event.preventDefault();
      if (take()) leave(event.shiftKey ? -1 : 1);
    }
  }

  function onBlur(): void {
    if (done.current) return;
    if (take()) stopEditing();
  }

  return (
    <input
      ref={input}
      value={text}
      spellCheck={false}
      aria-label={t('table.edit', { column: t(`column.${column.id}`), name: row.endpoint })}
      aria-invalid={wrong}
      onChange={(event) => write(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
}
