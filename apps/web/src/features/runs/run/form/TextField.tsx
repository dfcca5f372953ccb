import { Input, Tooltip } from 'antd';
import { Field } from './Field.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
}

/** A name, a path or arguments of a tool. */
export function TextField({ label, value, placeholder, hint, onChange }: TextFieldProps) {
  return (
    <Field label={label}>
      <Tooltip title={hint}>
        <Input
          className="nl-mono"
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </Tooltip>
    </Field>
  );
}
