import { PORT_HEIGHT } from './elkGraph.ts';
import type { Drawing } from './layout.ts';

/** Pixels of a port's pointed end. */
const TIP = 8;

export function Ports({ ports }: Pick<Drawing, 'ports'>) {
  return ports.map(({ name, left, top, width }) => (
    <g key={name} className="sch-port" transform={`translate(${left} ${top})`}>
      <path d={`M0 0H${width - TIP}L${width} ${PORT_HEIGHT / 2}L${width - TIP} ${PORT_HEIGHT}H0Z`} />
      <text x={5} y={12.5}>
        {name}
      </text>
    </g>
  ));
}
