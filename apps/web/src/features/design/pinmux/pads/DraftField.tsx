import { useState } from 'react';

interface DraftFieldProps {
  label: string;
  value: string | undefined;
  /** Characters at most. */
  most: number;
  onChange: (value: string | undefined) => void;
}

/** A short text that is taken when the field is left or Enter is pressed, as one step; Escape takes it back. */
export function DraftField({ label, value = '', most, onChange }: DraftFieldProps) {
  const [draft, setDraft] = useState<string>();
  function take() {
    if (draft !== undefined && draft !== value) onChange(draft === '' ? undefined : draft);
    setDraft(undefined);
  }
  return (
    <input
      className="nl-pinmux-draft"
      aria-label={label}
      maxLength={most}
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
        if (key === 'Escape') setDraft(undefined);
      }}
    />
  );
}
