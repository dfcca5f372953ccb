import { FIELD_COLUMNS } from '@netloom/soc/registers';
import type { FieldColumn } from '@netloom/soc/registers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../grid/gridTypes.ts';

/** Pixels. */
const WIDTHS: Record<FieldColumn, number> = {
  name: 140,
  bits: 78,
  access: 64,
  hardware: 70,
  reset: 80,
  enum: 88,
  description: 220,
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
