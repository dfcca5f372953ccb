import { pointerOfNode } from '@netloom/registers';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../grid/Grid.tsx';
import type { GridColumn } from '../grid/gridTypes.ts';
import { select } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useFieldColumns } from './useFieldColumns.ts';
import { pathOfRow } from './mapRows.ts';
import { useMapSource } from './useMapSource.ts';

/** Every field of every register in one table. */
export function MapTable({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { map, selection, readOnly } = open;
  const fieldColumns = useFieldColumns();
  const columns = useMemo<GridColumn[]>(
    () => [
      { key: 'register', title: t('column.register'), width: 150, mono: true },
      { key: 'offset', title: t('column.offset'), width: 76, mono: true },
      ...fieldColumns,
    ],
    [t, fieldColumns],
  );
  const source = useMapSource(map);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const shown = source.all[at.row];
  const pointer = pointerOfNode(selection.node);
  const isThere =
    shown === undefined || (shown.node.pointer === pointer && shown.field?.index === selection.field);
  const found = isThere
    ? -1
    : source.all.findIndex(
        ({ node, field, leads }) =>
          node.pointer === pointer &&
          (field?.index === selection.field || (selection.field === undefined && leads)),
      );
  const row = found >= 0 ? found : Math.min(at.row, source.rows);
  return (
    <Grid
      label={t('table.map')}
      columns={columns}
      source={source}
      readOnly={readOnly}
      at={{ row, column: at.column }}
      onAt={(place) => {
        setAt(place);
        const target = source.all[place.row];
        if (target) select({ node: pathOfRow(target), field: target.field?.index });
      }}
    />
  );
}
