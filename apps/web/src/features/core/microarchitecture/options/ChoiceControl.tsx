import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusalOf } from './choices.ts';
import { idOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { valueAt } from './valueAt.ts';
import { valueName } from './valueName.ts';

interface ChoiceControlProps extends ControlProps {
  values: readonly (string | number)[];
}

/** A few values beside each other; what the other options exclude cannot be chosen. */
export function ChoiceControl({ row, options, onChange, values }: ChoiceControlProps) {
  const { t } = useTranslation('core');
  return (
    <Segmented
      id={idOf(row)}
      size="small"
      aria-label={t(`option.${row.key}`)}
      value={valueAt(options, row.pointer) as string | number}
      options={values.map((value) => ({
        value,
        label: valueName(t, value),
        disabled: refusalOf(options, row, value) !== undefined,
      }))}
      onChange={onChange}
    />
  );
}
