import type { Drawing } from './layout.ts';
import { Symbol } from './Symbol.tsx';
import { shortened } from './shortened.ts';

interface SchematicCellProps {
  cell: Drawing['cells'][number];
  found: boolean;
  onMark: () => void;
  /** Shows the inside of a module. */
  onOpen: () => void;
}

export function SchematicCell({ cell, found, onMark, onOpen }: SchematicCellProps) {
  return (
    <g
      className="sch-cell"
      data-found={found}
      data-opens={cell.isModule}
      role={cell.isModule ? 'button' : undefined}
      tabIndex={cell.isModule ? 0 : undefined}
      transform={`translate(${cell.left} ${cell.top})`}
      onClick={cell.isModule ? onOpen : onMark}
      onKeyDown={({ key }) => (key === 'Enter' && cell.isModule ? onOpen() : undefined)}
    >
      <title>{`${cell.name} (${cell.type})`}</title>
      <Symbol {...cell} />
      {cell.kind === 'box' || cell.kind === 'dff' || cell.kind === 'latch' ? (
        <text className="sch-name" x={cell.width / 2} y={cell.height - 4} textAnchor="middle">
          {shortened(cell.name)}
        </text>
      ) : null}
    </g>
  );
}
