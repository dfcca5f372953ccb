import { Checkbox, Input, InputNumber, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../runs/index.ts';
import type { SimulationFields } from './simulationFields.ts';

type NamesOf<T> = {
  [K in keyof SimulationFields]-?: SimulationFields[K] extends T ? K : never;
}[keyof SimulationFields];

interface FieldProps<Name extends keyof SimulationFields> {
  name: Name;
  form: SimulationFields;
  set: (change: Partial<SimulationFields>) => void;
  /** Why the field cannot be changed, if it cannot. */
  refusal?: string | undefined;
}

export function TextField({
  name,
  form,
  set,
  placeholder,
}: FieldProps<'top' | 'testbench' | 'fileList' | 'plusargs'> & { placeholder?: string }) {
  const { t } = useTranslation('simulation');
  return (
    <Field label={t(`form.${name}`)}>
      <Input
        className="nl-mono"
        value={form[name]}
        placeholder={placeholder}
        spellCheck={false}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
}

export function NumberField({
  name,
  form,
  set,
  min,
  max,
  refusal,
  placeholder,
  unit,
  hint,
}: FieldProps<Exclude<NamesOf<number | undefined>, undefined>> & {
  min: number;
  max: number;
  placeholder?: string;
  unit?: string;
  hint?: string;
}) {
  const { t } = useTranslation('simulation');
  return (
    <Field label={t(`form.${name}`)}>
      <Tooltip title={refusal ?? hint}>
        <InputNumber
          min={min}
          max={max}
          precision={0}
          value={form[name] ?? null}
          placeholder={placeholder}
          suffix={unit}
          controls={unit === undefined}
          disabled={refusal !== undefined}
          onChange={(value) => set({ [name]: value ?? undefined })}
        />
      </Tooltip>
    </Field>
  );
}

export function FlagField({ name, form, set, refusal }: FieldProps<'trace' | 'coverage'>) {
  const { t } = useTranslation('simulation');
  return (
    <Tooltip title={refusal ?? t(`form.${name}Hint`)}>
      <Checkbox
        checked={form[name]}
        disabled={refusal !== undefined}
        onChange={({ target }) => set({ [name]: target.checked })}
      >
        {t(`form.${name}`)}
      </Checkbox>
    </Tooltip>
  );
}
