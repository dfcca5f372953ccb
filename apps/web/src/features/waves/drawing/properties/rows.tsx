import { Input, InputNumber, Select } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export function Row({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="nl-wd-row">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface TextRowProps {
  label: string;
  value: string;
  mono?: boolean;
  placeholder?: string;
  onChange: (text: string) => void;
}

/** Takes the text over when it is left or Enter is pressed. */
export function TextRow({ label, value, mono, placeholder, onChange }: TextRowProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const take = () => {
    if (draft !== undefined && draft !== value) onChange(draft);
    setDraft(undefined);
  };
  return (
    <Row label={label} id={id}>
      <Input
        id={id}
        size="small"
        className={mono ? 'nl-mono' : ''}
        spellCheck={false}
        placeholder={placeholder}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={take}
        onPressEnter={take}
      />
    </Row>
  );
}

interface NumberRowProps {
  label: string;
  value: number | undefined;
  min: number;
  max: number;
  step?: number;
  placeholder?: string;
  onChange: (value: number | undefined) => void;
}

export function NumberRow({ label, onChange, ...input }: NumberRowProps) {
  const id = useId();
  return (
    <Row label={label} id={id}>
      <InputNumber
        id={id}
        size="small"
        {...input}
        onChange={(value) => onChange(value === null ? undefined : Number(value))}
      />
    </Row>
  );
}

interface ChoiceRowProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function ChoiceRow<T extends string>({ label, value, options, onChange }: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <Row label={label} id={id}>
      <Select<T> id={id} size="small" value={value} options={[...options]} onChange={onChange} />
    </Row>
  );
}
