import type { RegisterMap } from '@netloom/model';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridSource } from '../grid/gridTypes.ts';
import { problemsOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { ENUM_COLUMNS, enumRows, removeEnumRows, setEnumCells } from './enumRows.ts';
import type { EnumColumn } from './enumRows.ts';
import { ListGrid } from './ListGrid.tsx';

const WIDTHS: Record<EnumColumn, number> = { enum: 190, name: 190, value: 110, description: 320 };

/** Enumerations of the map, one row a value. */
export function EnumTable({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const titleOf = useCallback((column: EnumColumn) => t(`enumeration.${column}`), [t]);
  const source = useMemo(() => sourceOf(open.map), [open.map]);
  return (
    <ListGrid
      hint={t('enumeration.hint')}
      label={t('mode.enums')}
      order={ENUM_COLUMNS}
      widths={WIDTHS}
      titleOf={titleOf}
      source={source}
      readOnly={open.readOnly}
    />
  );
}

function sourceOf(map: RegisterMap): GridSource {
  const rows = enumRows(map);
  return {
    rows: rows.length,
    grows: true,
    cell(row, column) {
      const { name, index, value } = rows[row]!;
      const key = ENUM_COLUMNS[column]!;
      const text = key === 'enum' ? name : String(value[key] ?? '');
      const pointer = `/enums/${name}/values/${index}`;
      const problem = problemsOf(map).find(
        ({ place }) => place?.kind === 'document' && place.pointer.startsWith(pointer),
      );
      return { text, shown: text, dim: key === 'enum' && index > 0, problem };
    },
    set: (changes) => takeEdit(setEnumCells(map, changes)),
    remove: (chosen) => takeEdit(removeEnumRows(map, chosen)),
    choices: (_row, column) => (ENUM_COLUMNS[column] === 'enum' ? Object.keys(map.enums) : []),
  };
}
