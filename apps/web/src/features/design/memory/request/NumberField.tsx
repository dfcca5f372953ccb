import { useState } from 'react';

interface NumberFieldProps {
  /** Of the document, whose problems lead here. */
  member?: string;
  label: string;
  value: number;
  least: number;
  most: number;
  /** Takes parts of one too. */
  isReal?: boolean;
  onChange: (value: number) => void;
}

/** A number that is taken when the field is left or Enter is pressed, as one step; Escape takes it back. */
export function NumberField({
  member,
  label,
  value,
  least,
  most,
  isReal = false,
  onChange,
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const number = Number(draft ?? value);
  const isWrong =
    !(isReal ? Number.isFinite(number) : Number.isInteger(number)) ||
    number < least ||
    number > most ||
    draft?.trim() === '';
  function take() {
    if (draft !== undefined && !isWrong && number !== value) onChange(number);
    setDraft(undefined);
  }
  return (
    <label>
      <span>{label}</span>
      <input
        data-member={member}
        inputMode={isReal ? 'decimal' : 'numeric'}
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
