import { useState } from 'react';

interface NumberFieldProps {
  /** Of the document, whose problems lead here. */
  member?: string;
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number that is taken when the field is left or Enter is pressed, as one step; Escape takes it back. */
export function NumberField({ member, label, value, least, most, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const number = Number(draft ?? value);
  const isWrong = !Number.isInteger(number) || number < least || number > most || draft?.trim() === '';
  function take() {
    if (draft !== undefined && !isWrong && number !== value) onChange(number);
    setDraft(undefined);
  }
  return (
    <label>
      <span>{label}</span>
      <input
        data-member={member}
        inputMode="numeric"
        aria-invalid={isWrong}
        title={`${least} – ${most}`}
        value={draft ?? String(value)}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
          if (key === 'Escape') setDraft(undefined);
        }}
      />
    </label>
  );
}
