import type { Chip } from '@netloom/pins';
import { UNIT } from './drawing.ts';
import type { Drawing } from './drawing.ts';

interface Props {
  drawing: Drawing;
  chip: Chip;
  flipped: boolean;
}

/** The body to scale with the mark of its first pin and what is printed on it. */
export function Body({ drawing, chip, flipped }: Props) {
  const { width, height, pitch, isGrid, namesInside, first, letters } = drawing;
  const inset = isGrid ? 0 : pitch * 0.9;
  const mark = { x: first.x - Math.sign(first.x) * inset, y: first.y - Math.sign(first.y) * inset };
  const size = Math.min(width, height);
  const print = `${chip.package} · ${round(width)} × ${round(height)} mm`;
  const room = width - pitch * (namesInside ? 7 : 3);
  const font = Math.min(size * 0.06, room / (0.62 * Math.max(chip.model.length, print.length * 0.7)));
  return (
    <g className="nl-pins-body" data-flipped={flipped}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={size * 0.012} />
      {isGrid ? (
        <path d={corner(mark, pitch * 0.6)} className="nl-pins-first" />
      ) : (
        <circle cx={mark.x} cy={mark.y} r={pitch * 0.4} className="nl-pins-first" />
      )}
      {letters.map(({ text, x, y }) => (
        <text key={text} className="nl-pins-letter" x={x} y={y} style={{ fontSize: pitch * 0.3 }}>
          {text}
        </text>
      ))}
      {isGrid ? null : (
        <>
          <text className="nl-pins-model" y={-font * 0.7} style={{ fontSize: font }}>
            {chip.model}
          </text>
          <text className="nl-pins-size" y={font * 0.7} style={{ fontSize: font * 0.7 }}>
            {print}
          </text>
        </>
      )}
    </g>
  );
}

/** A triangle in a corner of the body. */
function corner({ x, y }: { x: number; y: number }, size: number): string {
  return `M${x} ${y}h${-Math.sign(x) * size}L${x} ${y - Math.sign(y) * size}Z`;
}

function round(units: number): number {
  return Math.round((units / UNIT) * 100) / 100;
}
