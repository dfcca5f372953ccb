import { FIELD_COLUMNS } from '@netloom/registers';
import type { FieldColumn } from '@netloom/registers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../grid/gridTypes.ts';

/** Pixels. */
const WIDTHS: Record<FieldColumn, number> = {
  name: 136,
  bits: 76,
  access: 66,
  hardware: 84,
  reset: 76,
  enum: 84,
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
