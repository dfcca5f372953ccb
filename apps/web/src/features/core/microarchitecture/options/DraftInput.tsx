import type { InputProps } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface DraftInputProps {
  id: string;
  value: string;
  /** Whether a text can be taken over. */
  accepts: (text: string) => boolean;
  /** Said of a text that cannot. */
  rule: string;
  onCommit: (text: string) => void;
  render: (props: InputProps) => ReactNode;
}

/** A text that is taken over with Enter or when the focus leaves, so that what is half written is no edit. */
export function DraftInput({ id, value, accepts, rule, onCommit, render }: DraftInputProps) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? value;
  const wrong = draft !== undefined && !accepts(draft.trim());

  function commit() {
    if (draft === undefined || wrong) return;
    setDraft(undefined);
    if (draft.trim() !== value) onCommit(draft.trim());
  }

  return (
    <span className="nl-core-draft">
      {render({
        id,
        value: text,
        size: 'small',
        status: wrong ? 'error' : '',
        'aria-invalid': wrong,
        onChange: ({ target }) => setDraft(target.value),
        onBlur: () => (wrong ? setDraft(undefined) : commit()),
        onKeyDown: ({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setDraft(undefined);
        },
      })}
      {wrong ? <small role="alert">{rule}</small> : null}
    </span>
  );
}
