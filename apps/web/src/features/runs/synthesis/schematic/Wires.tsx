import type { Drawing } from './layout.ts';

interface WiresProps {
  wires: Drawing['wires'];
  /** Numbers of nets. */
  marked: ReadonlySet<number>;
  onChoose: (nets: readonly number[]) => void;
}

export function Wires({ wires, marked, onChoose }: WiresProps) {
  return wires.map(({ from, to, nets, name, points }) => {
    const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
    return (
      <g
        key={`${from.cell}/${from.pin}>${to.cell}/${to.pin}`}
        className="sch-wire"
        data-bus={nets.length > 1}
        data-found={nets.some((net) => marked.has(net))}
        onClick={() => onChoose(nets)}
      >
        <title>{nets.length > 1 ? `${name} (${nets.length})` : name}</title>
        <polyline points={line} />
        <polyline className="sch-hit" points={line} />
      </g>
    );
  });
}
