import { Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../runs/index.ts';
import type { SynthesisFields } from './synthesisFields.ts';

interface FieldProps<Name extends keyof SynthesisFields> {
  name: Name;
  form: SynthesisFields;
  set: (change: Partial<SynthesisFields>) => void;
}

export function TextField({
  name,
  form,
  set,
  placeholder,
}: FieldProps<'top' | 'fileList' | 'parameters'> & { placeholder?: string }) {
  const { t } = useTranslation('synthesis');
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
}: FieldProps<'seconds' | 'memoryMegabytes'> & { min: number; max: number }) {
  const { t } = useTranslation('synthesis');
  return (
    <Field label={t(`form.${name}`)}>
      <InputNumber
        min={min}
        max={max}
        precision={0}
        value={form[name]}
        onChange={(value) => set({ [name]: value ?? min })}
      />
    </Field>
  );
}
