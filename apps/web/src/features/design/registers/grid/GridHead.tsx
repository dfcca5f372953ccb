import type { GridColumn } from './gridTypes.ts';

export function GridHead({ columns }: { columns: readonly GridColumn[] }) {
  return (
    <div className="nl-grid-head" role="row">
      <span className="nl-grid-number" />
      {columns.map((column) => (
        <span key={column.key} role="columnheader">
          {column.title}
        </span>
      ))}
    </div>
  );
}
