import { useState } from 'react';

interface DraftFieldProps {
  member: string;
  label: string;
  value: string;
  /** Whether the text can be taken. */
  isGood?: (text: string) => boolean;
  isMono?: boolean;
  onChange: (value: string) => void;
}

/** A text that is taken when the field is left or Enter is pressed, as one step; Escape takes it back. */
export function DraftField({ member, label, value, isGood, isMono = true, onChange }: DraftFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft !== value && isGood !== undefined && !isGood(draft);
  function take() {
    if (draft !== undefined && draft !== value && !isWrong) onChange(draft);
    setDraft(undefined);
  }
  return (
    <label className="nl-insn-field">
      <span>{label}</span>
      <input
        data-member={member}
        data-mono={isMono}
        aria-invalid={isWrong}
        spellCheck={false}
        value={draft ?? value}
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
