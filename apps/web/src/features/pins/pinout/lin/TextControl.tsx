import { useState } from 'react';

interface Props {
  label: string;
  value: string;
  placeholder?: string;
  isDefault: boolean;
  isWrong: boolean;
  onCommit: (text: string) => void;
}

const LONGEST = 200;

/** A text that is taken over with Enter, an arrow or when the focus leaves; Escape takes it back. */
export function TextControl({ label, value, placeholder, isDefault, isWrong, onCommit }: Props) {
  const [draft, setDraft] = useState<string>();
  function commit() {
    if (draft !== undefined && draft.trim() !== value) onCommit(draft);
    setDraft(undefined);
  }
  return (
    <input
      className="nl-pins-lin-input"
      aria-label={label}
      aria-invalid={isWrong}
      title={value.length > 16 ? value : undefined}
      data-default={isDefault && draft === undefined}
      value={draft ?? value}
      placeholder={placeholder}
      maxLength={LONGEST}
      spellCheck={false}
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Enter') commit();
        if (key === 'Escape') setDraft(undefined);
      }}
    />
  );
}
