import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../runs/index.ts';
import { NumberField, TextField } from './fields.tsx';
import type { SynthesisFields } from './synthesisFields.ts';

interface AdvancedFieldsProps {
  form: SynthesisFields;
  set: (change: Partial<SynthesisFields>) => void;
}

/** What most runs leave as it is. */
export function AdvancedFields({ form, set }: AdvancedFieldsProps) {
  const { t } = useTranslation('synthesis');
  return (
    <div className="nl-run-advanced">
      <TextField name="parameters" form={form} set={set} placeholder="WIDTH=8 DEPTH=64" />
      <Field label={t('form.engine')}>
        <Select
          value={form.engine}
          options={(['auto', 'native', 'yowasp'] as const).map((value) => ({
            value,
            label: t(`engine.${value}`),
          }))}
          onChange={(engine) => set({ engine })}
        />
      </Field>
      <TextField name="top" form={form} set={set} />
      <TextField name="fileList" form={form} set={set} />
      <NumberField name="seconds" form={form} set={set} min={1} max={2_592_000} />
      <NumberField name="memoryMegabytes" form={form} set={set} min={128} max={1_048_576} />
    </div>
  );
}
