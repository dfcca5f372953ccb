import { useMemo, useState } from 'react';
import { Grid } from '../grid/Grid.tsx';
import type { GridSource } from '../grid/gridTypes.ts';

interface ListGridProps<Column extends string> {
  label: string;
  /** What the list is for. */
  hint: string;
  order: readonly Column[];
  /** In pixels. */
  widths: Readonly<Record<Column, number>>;
  /** Stays the same from one rendering to the next. */
  titleOf: (column: Column) => string;
  source: GridSource;
  readOnly: boolean;
}

/** A list of the map as a grid, with a line that says what it is for. */
export function ListGrid<Column extends string>(props: ListGridProps<Column>) {
  const { label, hint, order, widths, titleOf, source, readOnly } = props;
  const [at, setAt] = useState({ row: 0, column: 0 });
  const columns = useMemo(
    () =>
      order.map((key) => ({
        ...{ key, title: titleOf(key), width: widths[key] },
        mono: key !== 'description',
      })),
    [order, widths, titleOf],
  );
  return (
    <>
      <p className="nl-reg-hint">{hint}</p>
      <Grid
        label={label}
        columns={columns}
        source={source}
        readOnly={readOnly}
        at={{ row: Math.min(at.row, source.rows), column: at.column }}
        onAt={setAt}
      />
    </>
  );
}
