import { InputNumber, Tooltip } from 'antd';
import { Field } from './Field.tsx';

interface NumberFieldProps {
  label: string;
  /** Undefined while nothing is chosen. */
  value: number | undefined;
  min: number;
  max: number;
  placeholder?: string | undefined;
  unit?: string | undefined;
  hint?: string | undefined;
  /** Why the field cannot be changed, if it cannot. */
  refusal?: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** A whole number. */
export function NumberField({ label, hint, unit, refusal, value, onChange, ...field }: NumberFieldProps) {
  return (
    <Field label={label}>
      <Tooltip title={refusal ?? hint}>
        <InputNumber
          {...field}
          precision={0}
          value={value ?? null}
          suffix={unit}
          controls={unit === undefined}
          disabled={refusal !== undefined}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      </Tooltip>
    </Field>
  );
}
