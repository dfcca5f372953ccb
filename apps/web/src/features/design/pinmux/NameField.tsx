import { useState } from 'react';

interface NameFieldProps {
  label: string;
  name: string;
  /** What a name must look like. */
  pattern: RegExp;
  isTaken: (name: string) => boolean;
  onRename: (name: string) => void;
}

/** A name that can be changed: taken when the field is left or Enter is pressed; Escape takes it back. */
export function NameField({ label, name, pattern, isTaken, onRename }: NameFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft !== name && (!pattern.test(draft) || isTaken(draft));
  function leave() {
    if (draft !== undefined && draft !== name && !isWrong) onRename(draft);
    setDraft(undefined);
  }
  return (
    <input
      className="nl-pinmux-name nl-pinmux-mono"
      aria-label={label}
      aria-invalid={isWrong}
      maxLength={80}
      value={draft ?? name}
      onChange={({ target }) => setDraft(target.value.trim())}
      onBlur={leave}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter' && !isWrong) currentTarget.blur();
        if (key === 'Escape') setDraft(undefined);
      }}
    />
  );
}
