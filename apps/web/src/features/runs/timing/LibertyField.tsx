import { useTranslation } from 'react-i18next';
import { Field } from '../run/index.ts';
import { PathInput } from '../../../parts/form/PathInput.tsx';
import type { FieldsProps } from './useTimingForm.ts';

const LIBERTY = ['.lib'];

export function LibertyField({ form, set, placeholder }: FieldsProps & { placeholder: string }) {
  const { t } = useTranslation('timing');
  return (
    <Field label={t('form.liberty')}>
      <PathInput
        value={form.liberty}
        endings={LIBERTY}
        placeholder={placeholder}
        onChange={(liberty) => set({ liberty })}
      />
    </Field>
  );
}
