import { useView } from '../view/viewStore.ts';
import type { Drawing } from './drawing.ts';

/** From the pin that is being dragged to the pointer. */
export function DragLine({ drawing }: { drawing: Drawing }) {
  const drag = useView((state) => state.drag);
  const { x, y, scale } = useView((state) => state.viewport);
  const pad = drag && drawing.of.get(drag.from);
  if (!drag || !pad) return null;
  const end = { x: (drag.at.x - x) / scale, y: (drag.at.y - y) / scale };
  return (
    <g className="nl-pins-drag" aria-hidden>
      <line x1={pad.x} y1={pad.y} x2={end.x} y2={end.y} />
      <text x={end.x} y={end.y - 14 / scale} style={{ fontSize: 12 / scale }}>
        {drag.signal}
      </text>
    </g>
  );
}
