import type { Edge, GraphRow } from './lanes.ts';

const STEP = 14;
const HEIGHT = 44;
const MIDDLE = HEIGHT / 2;
const COLOURS = ['primary', 'success', 'warning', 'error', 'info'];

const x = (lane: number) => STEP / 2 + lane * STEP;
const colour = (lane: number) => `var(--nl-${COLOURS[lane % COLOURS.length]})`;

function pathOf({ from, to, kind }: Edge): string {
  if (kind === 'past') return `M${x(from)} 0V${HEIGHT}`;
  const [top, bottom] = kind === 'in' ? [0, MIDDLE] : [MIDDLE, HEIGHT];
  const bend = (top + bottom) / 2;
  return `M${x(from)} ${top}C${x(from)} ${bend} ${x(to)} ${bend} ${x(to)} ${bottom}`;
}

/** The lines of descent in one row of the history. */
export function Graph({ row, width }: { row: GraphRow; width: number }) {
  return (
    <svg className="nl-git-graph" width={x(width - 1) + STEP / 2} height={HEIGHT} aria-hidden>
      {row.edges.map((edge) => (
        <path
          key={`${edge.kind}${edge.from}-${edge.to}`}
          d={pathOf(edge)}
          stroke={colour(edge.kind === 'in' ? edge.from : edge.to)}
        />
      ))}
      <circle cx={x(row.lane)} cy={MIDDLE} r={4} fill={colour(row.lane)} />
    </svg>
  );
}
