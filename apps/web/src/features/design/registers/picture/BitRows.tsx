import { BitRow } from './BitRow.tsx';
import type { BitLayout } from './bitLayout.ts';
import type { FieldRenaming } from './useFieldRename.ts';

interface BitRowsProps {
  layout: BitLayout;
  /** Index of the chosen field. */
  chosen: number | undefined;
  renaming: FieldRenaming;
}

export function BitRows({ layout, chosen, renaming }: BitRowsProps) {
  return Array.from({ length: layout.rows }, (_, row) => (
    <BitRow key={row} layout={layout} row={row} chosen={chosen} renaming={renaming} />
  ));
}
