import { FIELD_COLUMNS } from '@netloom/registers';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../grid/Grid.tsx';
import { elaboratedRegister } from '../store/derived.ts';
import { select } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useFieldColumns } from './useFieldColumns.ts';
import { useFieldSource } from './useFieldSource.ts';

/** The row that a new field is typed into, and the field that was chosen then. */
interface Blank {
  row: number;
  chosen: number | undefined;
}

/** The fields of the chosen register. */
export function FieldTable({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { map, readOnly } = open;
  const { node, field: chosen } = open.selection;
  const columns = useFieldColumns();
  const source = useFieldSource(map, node, FIELD_COLUMNS);
  const fields = elaboratedRegister(map, node)?.fields ?? [];
  const [column, setColumn] = useState(0);
  const [blank, setBlank] = useState<Blank>();
  const isBlank = blank !== undefined && blank.chosen === chosen;
  const row = isBlank
    ? Math.min(blank.row, fields.length)
    : Math.max(
        0,
        fields.findIndex(({ index }) => index === chosen),
      );
  const typed = isBlank ? fields[row]?.index : undefined;

  useEffect(() => {
    if (typed !== undefined) select({ node, field: typed });
  }, [typed, node]);

  return (
    <Grid
      label={t('table.fields')}
      columns={columns}
      source={source}
      readOnly={readOnly}
      at={{ row, column }}
      onAt={(place) => {
        const field = fields[place.row]?.index;
        setColumn(place.column);
        setBlank(field === undefined ? { row: place.row, chosen } : undefined);
        if (field !== undefined && field !== chosen) select({ node, field });
      }}
    />
  );
}
