import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

interface ItemTableProps {
  /** Ids of the columns, whose titles stand in `column` of the texts. */
  columns: readonly string[];
  names: readonly string[];
  Row: ComponentType<{ name: string }>;
}

/** Clocks or resets, a row each. */
export function ItemTable({ columns, names, Row }: ItemTableProps) {
  const { t } = useTranslation('clocks');
  return (
    <table className="nl-clocks-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{t(`column.${column}`)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </tbody>
    </table>
  );
}
