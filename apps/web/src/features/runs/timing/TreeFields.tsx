import { useTranslation } from 'react-i18next';
import { Field, TextField } from '../run/index.ts';
import { LibertyField } from './LibertyField.tsx';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import type { FieldsProps } from './useTimingForm.ts';

const NETLIST = ['.v'];

/** A netlist of the tree and the cells that it is made of. */
export function TreeFields({ form, set }: FieldsProps) {
  const { t } = useTranslation('timing');
  return (
    <>
      <Field label={t('form.netlist')}>
        <PathInput
          value={form.netlist}
          endings={NETLIST}
          placeholder="gates/top.v"
          onChange={(netlist) => set({ netlist })}
        />
      </Field>
      <TextField label={t('form.top')} value={form.top} placeholder="top" onChange={(top) => set({ top })} />
      {form.corners.length === 0 ? <LibertyField form={form} set={set} placeholder="osu018" /> : null}
    </>
  );
}
