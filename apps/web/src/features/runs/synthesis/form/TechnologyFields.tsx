import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field, TextField } from '../../run/index.ts';
import { PathInput } from '../../../../parts/form/PathInput.tsx';
import { MacroPaths } from '../../timing/index.ts';
import { technologyFields } from './synthesisFields.ts';
import type { FieldsProps } from './synthesisFields.ts';

const LIBERTY = ['.lib'];
const TARGETS = ['liberty', 'ice40', 'ecp5', 'generic'] as const;

/** The cells that the design is mapped to. */
export function TechnologyFields({ form, set }: FieldsProps) {
  const { t } = useTranslation('synthesis');
  return (
    <>
      <Field label={t('form.target')}>
        <Select
          value={form.target}
          options={TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))}
          onChange={(target) => set(technologyFields(target))}
        />
      </Field>
      {form.target === 'liberty' ? (
        <Field label={t('form.liberty')}>
          <PathInput
            value={form.liberty}
            endings={LIBERTY}
            placeholder="osu018"
            onChange={(liberty) => set({ liberty })}
          />
        </Field>
      ) : null}
      {form.target === 'liberty' ? (
        <MacroPaths
          label={t('form.macros')}
          help={t('form.macrosHelp')}
          macros={form.macros}
          onChange={(macros) => set({ macros })}
        />
      ) : null}
      <small className="nl-dim">{t(`targetHelp.${form.target}`)}</small>
      {form.target === 'liberty' ? <GoalFields form={form} set={set} /> : null}
    </>
  );
}

/** The clock that the netlist is to reach; left empty there is no goal. */
function GoalFields({ form, set }: FieldsProps) {
  const { t } = useTranslation('synthesis');
  return (
    <>
      <div className="nl-synthesis-pair">
        <TextField
          label={t('form.clock')}
          value={form.clock}
          placeholder="clk"
          onChange={(clock) => set({ clock })}
        />
        <Field label={t('form.period')}>
          <InputNumber
            min={0.001}
            max={1e6}
            value={form.period}
            placeholder="10"
            onChange={(period) => set({ period })}
          />
        </Field>
      </div>
      <small className="nl-dim">{t('form.goalHelp')}</small>
    </>
  );
}
