import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, LimitFields, TextField } from '../../run/index.ts';
import type { FieldsProps } from './synthesisFields.ts';

/** What most runs leave as it is. */
export function AdvancedFields({ form, set }: FieldsProps) {
  const { t } = useTranslation('synthesis');
  const text = (name: 'parameters' | 'top' | 'fileList', placeholder?: string) => (
    <TextField
      label={t(`form.${name}`)}
      value={form[name]}
      placeholder={placeholder}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <div className="nl-run-advanced">
      {text('parameters', 'WIDTH=8 DEPTH=64')}
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
      {text('top')}
      {text('fileList')}
      <LimitFields limits={form} set={set} />
    </div>
  );
}
