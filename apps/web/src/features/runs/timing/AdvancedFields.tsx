import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, LimitFields, NumberField, TextField } from '../run/index.ts';
import { CornerFields } from './CornerFields.tsx';
import { LibertyField } from './LibertyField.tsx';
import type { FieldsProps } from './useTimingForm.ts';

/** What most runs leave as it is. */
export function AdvancedFields({ form, set }: FieldsProps) {
  const { t } = useTranslation('timing');
  return (
    <div className="nl-run-advanced">
      {form.sdc === '' ? (
        <div className="nl-timing-pair">
          <TextField
            label={t('form.clock')}
            value={form.clock}
            placeholder="clk"
            onChange={(clock) => set({ clock })}
          />
          <Field label={t('form.period')}>
            <InputNumber
              min={0.001}
              max={1e9}
              value={form.period}
              placeholder="10"
              onChange={(period) => set({ period })}
            />
          </Field>
        </div>
      ) : null}
      {form.source === 'synthesis' && form.corners.length === 0 ? (
        <LibertyField form={form} set={set} placeholder={t('form.libertySame')} />
      ) : null}
      <CornerFields form={form} set={set} />
      <NumberField
        label={t('form.paths')}
        value={form.paths}
        min={1}
        max={1000}
        onChange={(paths) => set({ paths })}
      />
      <LimitFields limits={form} set={set} />
    </div>
  );
}
