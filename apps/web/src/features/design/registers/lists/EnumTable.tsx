import type { RegisterMap } from '@netloom/model';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../grid/Grid.tsx';
import type { GridSource } from '../grid/gridTypes.ts';
import { problemsOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { ENUM_COLUMNS, enumRows, removeEnumRows, setEnumCells } from './enumRows.ts';
import type { EnumColumn } from './enumRows.ts';

const WIDTHS: Record<EnumColumn, number> = { enum: 190, name: 190, value: 110, description: 320 };

/** Enumerations of the map, one row a value. */
export function EnumTable({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const [at, setAt] = useState({ row: 0, column: 0 });
  const columns = useMemo(
    () =>
      ENUM_COLUMNS.map((key) => ({
        key,
        title: t(`enumeration.${key}`),
        width: WIDTHS[key],
        mono: key !== 'description',
      })),
    [t],
  );
  const source = useMemo(() => sourceOf(open.map), [open.map]);
  return (
    <>
      <p className="nl-reg-hint">{t('enumeration.hint')}</p>
      <Grid
        label={t('mode.enums')}
        columns={columns}
        source={source}
        readOnly={open.readOnly}
        at={{ row: Math.min(at.row, source.rows), column: at.column }}
        onAt={setAt}
      />
    </>
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
