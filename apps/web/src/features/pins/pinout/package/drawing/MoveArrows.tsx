import { useUi } from '../../store/uiStore.ts';
import type { Drawing, DrawnPad } from './drawing.ts';

const TIP = 'nl-pins-tip';

/** The head of an arrow, which a drawing with `MoveArrows` defines once. */
export function ArrowTip() {
  return (
    <marker id={TIP} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
      <path d="M0 .5L8 4L0 7.5Z" />
    </marker>
  );
}

/** Arrows of what a previewed placement would move; an assignment that is made or taken away has a ring alone. */
export function MoveArrows({ drawing }: { drawing: Drawing }) {
  const moves = useUi((state) => state.moves);
  return (
    <g className="nl-pins-moves" aria-hidden>
      {moves.map(({ signal, from, to }) => {
        const [source, target] = [from, to].map((pin) =>
          pin === undefined ? undefined : drawing.of.get(pin),
        );
        return source && target && source !== target ? (
          <path key={signal} d={arc(source, target)} markerEnd={`url(#${TIP})`} />
        ) : null;
      })}
    </g>
  );
}

/** Bends towards the middle of the package, so that arrows along a side do not lie on its pads. */
function arc(from: DrawnPad, to: DrawnPad): string {
  const bend = { x: (from.x + to.x) / 4, y: (from.y + to.y) / 4 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
