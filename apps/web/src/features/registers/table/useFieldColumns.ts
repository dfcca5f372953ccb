import { FIELD_COLUMNS } from '@netloom/soc/registers';
import type { FieldColumn } from '@netloom/soc/registers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../grid/gridTypes.ts';

/** Pixels. */
const WIDTHS: Record<FieldColumn, number> = {
  name: 170,
  bits: 104,
  access: 92,
  hardware: 84,
  reset: 104,
  enum: 112,
  description: 260,
};

export function useFieldColumns(): GridColumn[] {
  const { t } = useTranslation('registers');
  return useMemo(
    () =>
      FIELD_COLUMNS.map((key) => ({
        key,
        title: t(`column.${key}`),
        width: WIDTHS[key],
        mono: key !== 'description',
      })),
    [t],
  );
}
