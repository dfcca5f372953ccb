import { Input } from 'antd';
import { useState } from 'react';

interface Props {
  name: string;
  label: string;
  onChange: (name: string) => void;
}

/** A name that is changed where it stands: Enter or leaving takes the text, Escape does not. */
export function NameCell({ name, label, onChange }: Props) {
  const [text, setText] = useState<string>();
  function take() {
    const next = text?.trim();
    setText(undefined);
    if (next && next !== name) onChange(next);
  }
  return (
    <Input
      size="small"
      variant="borderless"
      aria-label={label}
      value={text ?? name}
      maxLength={500}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onPressEnter={take}
      onKeyDown={(event) => event.key === 'Escape' && setText(undefined)}
    />
  );
}
