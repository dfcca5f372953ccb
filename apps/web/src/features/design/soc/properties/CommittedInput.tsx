import { Input } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';

interface Props {
  label: string;
  value: string;
  placeholder?: string;
  mono?: boolean;
  size?: 'small';
  disabled?: boolean;
  /** Marks the stored value as wrong, whatever is being typed. */
  invalid?: boolean;
  /** Why a text cannot be taken; undefined when it can. */
  check?: (text: string) => string | undefined;
  onCommit(text: string): void;
}

/** A text that takes effect on Enter or when it is left; Escape brings the old one back. */
export function CommittedInput({
  label,
  value,
  placeholder,
  mono,
  size,
  disabled,
  invalid,
  check,
  onCommit,
}: Props) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  const problem = draft === undefined || draft === value ? undefined : check?.(draft.trim());

  function commit(): void {
    setDraft(undefined);
    const next = draft?.trim();
    if (next !== undefined && next !== value && problem === undefined) onCommit(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') {
      event.stopPropagation();
      setDraft(undefined);
    }
  }

  return (
    <Input
      size={size}
      aria-label={label}
      title={problem}
      className={mono ? 'nl-soc-mono' : ''}
      value={text}
      placeholder={placeholder}
      disabled={disabled}
      status={problem !== undefined || invalid ? 'error' : ''}
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
