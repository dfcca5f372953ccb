import { Input } from 'antd';
import { useState } from 'react';

interface DraftTextProps {
  label: string;
  value: string;
  placeholder?: string;
  /** Why a text cannot be taken; null for one that can. */
  refusal?: (text: string) => string | null;
  onChange: (text: string) => void;
}

/** A text that is taken over when it is left, or by Enter; Escape takes it back. What is refused stays, with the reason. */
export function DraftText({ label, value, placeholder, refusal, onChange }: DraftTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? value;
  const why = draft === null ? null : (refusal?.(draft) ?? null);
  const take = () => {
    if (draft === null || why !== null) return;
    if (draft !== value) onChange(draft);
    setDraft(null);
  };
  return (
    <Input
      size="small"
      aria-label={label}
      aria-invalid={why !== null}
      title={why ?? undefined}
      status={why === null ? '' : 'error'}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onPressEnter={take}
      onKeyDown={({ key }) => key === 'Escape' && setDraft(null)}
    />
  );
}
