import { Segmented, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../runs/index.ts';
import { NumberField, TextField } from './fields.tsx';
import type { SimulationFields } from './simulationFields.ts';

interface AdvancedFieldsProps {
  form: SimulationFields;
  set: (change: Partial<SimulationFields>) => void;
}

/** What most runs leave as it is. */
export function AdvancedFields({ form, set }: AdvancedFieldsProps) {
  const { t } = useTranslation('simulation');
  const byIcarus = form.simulator === 'icarus';
  return (
    <div className="nl-run-advanced">
      <NumberField
        name="seed"
        form={form}
        set={set}
        min={1}
        max={2147483647}
        placeholder={byIcarus ? '' : '1'}
        hint={t(byIcarus ? 'form.seedOfIcarus' : 'form.seedOfVerilator')}
      />
      <NumberField
        name="traceDepth"
        form={form}
        set={set}
        min={0}
        max={100}
        refusal={form.trace ? undefined : t('form.noTrace')}
      />
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
      <TextField name="top" form={form} set={set} />
      <TextField name="testbench" form={form} set={set} />
      <TextField name="fileList" form={form} set={set} />
    </div>
  );
}
