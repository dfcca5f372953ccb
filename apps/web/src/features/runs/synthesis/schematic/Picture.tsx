import { memo } from 'react';
import { PORT_HEIGHT } from './elkGraph.ts';
import type { Drawing } from './layout.ts';
import { Symbol } from './Symbol.tsx';

const TIP = 8;

/** What is marked: a cell by its name, or nets by their numbers. */
export interface Mark {
  cell: string | null;
  nets: readonly number[];
}

interface PictureProps {
  drawing: Drawing;
  mark: Mark;
  onMark: (mark: Mark) => void;
  onOpen: (module: string) => void;
}

const shortened = (name: string) => (name.length > 28 ? `${name.slice(0, 27)}…` : name);

/** The drawing itself, without what moves it. */
export const Picture = memo(function Picture({ drawing, mark, onMark, onOpen }: PictureProps) {
  const marked = new Set(mark.nets);
  const isFound = (nets: readonly number[]) => nets.some((net) => marked.has(net));
  return (
    <>
      {drawing.wires.map(({ from, to, nets, name, points }) => {
        const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
        return (
          <g
            key={`${from.cell}/${from.pin}>${to.cell}/${to.pin}`}
            className="sch-wire"
            data-bus={nets.length > 1}
            data-found={isFound(nets)}
            onClick={() => onMark({ cell: null, nets })}
          >
            <title>{nets.length > 1 ? `${name} (${nets.length})` : name}</title>
            <polyline points={line} />
            <polyline className="sch-hit" points={line} />
          </g>
        );
      })}
      {drawing.ports.map(({ name, left, top, width }) => (
        <g key={name} className="sch-port" transform={`translate(${left} ${top})`}>
          <path d={`M0 0H${width - TIP}L${width} ${PORT_HEIGHT / 2}L${width - TIP} ${PORT_HEIGHT}H0Z`} />
          <text x={5} y={12.5}>
            {name}
          </text>
        </g>
      ))}
      {drawing.cells.map((cell) => (
        <g
          key={cell.name}
          className="sch-cell"
          data-found={mark.cell === cell.name}
          data-opens={cell.isModule}
          role={cell.isModule ? 'button' : undefined}
          tabIndex={cell.isModule ? 0 : undefined}
          transform={`translate(${cell.left} ${cell.top})`}
          onClick={() => (cell.isModule ? onOpen(cell.type) : onMark({ cell: cell.name, nets: [] }))}
          onKeyDown={({ key }) => (key === 'Enter' && cell.isModule ? onOpen(cell.type) : undefined)}
        >
          <title>{`${cell.name} (${cell.type})`}</title>
          <Symbol {...cell} />
          {cell.kind === 'box' || cell.kind === 'dff' || cell.kind === 'latch' ? (
            <text className="sch-name" x={cell.width / 2} y={cell.height - 4} textAnchor="middle">
              {shortened(cell.name)}
            </text>
          ) : null}
        </g>
      ))}
      {drawing.stubs.map(({ end, text, nets, drives, x, y }) => (
        <g
          key={`${end.cell}/${end.pin}/${text}`}
          className="sch-stub"
          data-found={isFound(nets)}
          onClick={() => onMark({ cell: null, nets })}
        >
          <title>{text}</title>
          <text x={drives ? x + 4 : x - 4} y={y + 3} textAnchor={drives ? 'start' : 'end'}>
            {shortened(text)}
          </text>
        </g>
      ))}
    </>
  );
});
