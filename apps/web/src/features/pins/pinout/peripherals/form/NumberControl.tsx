import type { Parameter, Value } from '@netloom/pins';
import { Input } from 'antd';
import { useState } from 'react';

interface Props {
  id: string;
  parameter: Parameter;
  value: Value;
  wrong: boolean;
  onChange: (value: Value) => void;
}

/** A number as text: what is wrong stays as it was typed, with the reason below. Arrows step by one. */
export function NumberControl({ id, parameter, value, wrong, onChange }: Props) {
  const { min, max, unit } = parameter;
  const [draft, setDraft] = useState<string>();
  const text = draft ?? String(value);
  function take(next: string) {
    setDraft(undefined);
    if (next.trim() !== String(value)) onChange(valueOf(next.trim()));
  }
  function step(by: number) {
    const next = Math.round(Number(text)) + by;
    if (Number.isFinite(next)) take(String(Math.min(Math.max(next, min ?? next), max ?? next)));
  }
  return (
    <Input
      id={id}
      size="small"
      className="nl-pins-mono"
      inputMode="numeric"
      spellCheck={false}
      maxLength={40}
      status={wrong ? 'error' : ''}
      aria-invalid={wrong}
      title={`${min ?? ''} … ${max ?? ''} ${unit ?? ''}`}
      suffix={unit}
      value={text}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => draft !== undefined && take(draft)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(text);
        else if (event.key === 'Escape') setDraft(undefined);
        else if (event.key === 'ArrowUp') step(1);
        else if (event.key === 'ArrowDown') step(-1);
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** The number of a text, or the text itself, so that nothing typed is lost. */
function valueOf(text: string): Value {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
