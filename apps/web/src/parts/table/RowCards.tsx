import { Checkbox } from 'antd';
import type { Key } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import { rowKeys } from './rowKeys.ts';
import type { Selection } from './useSelection.ts';

interface RowCardsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  onOpen?: (row: Row) => void;
  selection?: Selection<Row>;
}

/** Rows where there is no room for columns. */
export function RowCards<Row>({ label, columns, rows, keyOf, onOpen, selection }: RowCardsProps<Row>) {
  const { t } = useTranslation('list');
  const lines = columns.filter(({ place }) => place === undefined);
  return (
    <ul className="nl-cards" aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          tabIndex={0}
          onKeyDown={rowKeys({ open: onOpen && (() => onOpen(row)), toggle: () => selection?.toggle(row) })}
        >
          <header>
            {selection === undefined ? null : (
              <Checkbox
                aria-label={t('select')}
                checked={selection.has(row)}
                onChange={() => selection.toggle(row)}
              />
            )}
            {columns.map(({ key, place, render }) =>
              place === 'heading' ? <strong key={key}>{render(row)}</strong> : null,
            )}
          </header>
          <dl>
            {lines.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
          {columns.map(({ key, place, render }) =>
            place === 'actions' ? <footer key={key}>{render(row)}</footer> : null,
          )}
        </li>
      ))}
    </ul>
  );
}
