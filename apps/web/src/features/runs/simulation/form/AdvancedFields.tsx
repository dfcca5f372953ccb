import { Segmented, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, NumberField, TextField } from '../../run/index.ts';
import type { FieldsProps } from './simulationFields.ts';

/** What most runs leave as it is. */
export function AdvancedFields({ form, set }: FieldsProps) {
  const { t } = useTranslation('simulation');
  const byIcarus = form.simulator === 'icarus';
  const text = (name: 'top' | 'testbench' | 'fileList') => (
    <TextField label={t(`form.${name}`)} value={form[name]} onChange={(value) => set({ [name]: value })} />
  );
  return (
    <div className="nl-run-advanced">
      <NumberField
        label={t('form.seed')}
        value={form.seed}
        onChange={(seed) => set({ seed })}
        min={1}
        max={2147483647}
        placeholder={byIcarus ? '' : '1'}
        hint={t(byIcarus ? 'form.seedOfIcarus' : 'form.seedOfVerilator')}
      />
      <NumberField
        label={t('form.traceDepth')}
        value={form.traceDepth}
        onChange={(traceDepth) => set({ traceDepth })}
        min={0}
        max={100}
        refusal={form.trace ? undefined : t('form.noTrace')}
      />
      <OptimizeField form={form} set={set} />
      {(['passPattern', 'failPattern'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`form.${name}`)}
          value={form[name]}
          placeholder={t('form.patternPlaceholder')}
          hint={t('form.patternHint')}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      {text('top')}
      {text('testbench')}
      {text('fileList')}
    </div>
  );
}

/** Whether the model is built soon or runs fast. */
function OptimizeField({ form, set }: FieldsProps) {
  const { t } = useTranslation('simulation');
  const byIcarus = form.simulator === 'icarus';
  return (
    <Field label={t('form.optimize')}>
      <Tooltip title={byIcarus ? t('form.notIcarus') : t(`form.${form.optimize}Hint`)}>
        <Segmented
          block
          disabled={byIcarus}
          value={form.optimize}
          options={(['build', 'speed'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
          onChange={(optimize) => set({ optimize })}
        />
      </Tooltip>
    </Field>
  );
}
