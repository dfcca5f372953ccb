import type { Drawing } from './layout.ts';
import { shortened } from './shortened.ts';

interface StubsProps {
  stubs: Drawing['stubs'];
  /** Numbers of nets. */
  marked: ReadonlySet<number>;
  onChoose: (nets: readonly number[]) => void;
}

/** Names at pins that no wire is drawn to. */
export function Stubs({ stubs, marked, onChoose }: StubsProps) {
  return stubs.map(({ end, text, nets, drives, x, y }) => (
    <g
      key={`${end.cell}/${end.pin}/${text}`}
      className="sch-stub"
      data-found={nets.some((net) => marked.has(net))}
      onClick={() => onChoose(nets)}
    >
      <title>{text}</title>
      <text x={drives ? x + 4 : x - 4} y={y + 3} textAnchor={drives ? 'start' : 'end'}>
        {shortened(text)}
      </text>
    </g>
  ));
}
