import { Input } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface CellInputProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  /** What is wrong with what stands there, or undefined. */
  fault: string | undefined;
  /** Why a draft cannot be taken; undefined for one that can. */
  refusal?: (text: string) => string | false | undefined;
  onChange: (text: string) => void;
}

/** The same cell of the row below or above. */
function goTo({ currentTarget }: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  const cell = currentTarget.closest('td, th') as HTMLTableCellElement | null;
  const row = cell?.closest('tr');
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const input = cell && (next as HTMLTableRowElement | null)?.cells[cell.cellIndex]?.querySelector('input');
  if (input) input.focus();
  else currentTarget.blur();
}

/** A cell that is taken over when it is left or by Enter, which goes on below; Escape takes it back. */
export function CellInput({ label, value, placeholder, fault, refusal, onChange }: CellInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const refused = draft === null ? undefined : refusal?.(draft) || undefined;
  const why = refused ?? fault;
  const take = () => {
    if (draft === null || refused !== undefined) return;
    if (draft !== value) onChange(draft);
    setDraft(null);
  };
  return (
    <>
      <Input
        size="small"
        variant="borderless"
        aria-label={label}
        aria-invalid={why !== undefined}
        status={why === undefined ? '' : 'error'}
        value={draft ?? value}
        placeholder={placeholder}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
          if (event.key === 'ArrowDown') goTo(event, 1);
          if (event.key === 'ArrowUp') goTo(event, -1);
          if (event.key === 'Enter' && refused === undefined) {
            take();
            goTo(event, event.shiftKey ? -1 : 1);
          }
        }}
      />
      {why === undefined ? null : <small role="alert">{why}</small>}
    </>
  );
}
