import type { Chip } from '@netloom/pins';
import { UNIT } from './drawing.ts';
import type { Drawing } from './drawing.ts';

interface Props {
  drawing: Drawing;
  chip: Chip;
  flipped: boolean;
}

/** The body to scale with the mark of its first pin and what is printed on it. */
export function Body({ drawing: { width, height, pitch, isGrid, first, letters }, chip, flipped }: Props) {
  const inset = isGrid ? 0 : pitch * 1.2;
  const mark = { x: first.x - Math.sign(first.x) * inset, y: first.y - Math.sign(first.y) * inset };
  const size = Math.min(width, height);
  return (
    <g className="nl-pins-body" data-flipped={flipped}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={size * 0.012} />
      {isGrid ? (
        <path d={corner(mark, pitch * 0.6)} className="nl-pins-first" />
      ) : (
        <circle cx={mark.x} cy={mark.y} r={pitch * 0.5} className="nl-pins-first" />
      )}
      {letters.map(({ text, x, y }) => (
        <text key={text} className="nl-pins-letter" x={x} y={y} style={{ fontSize: pitch * 0.3 }}>
          {text}
        </text>
      ))}
      {isGrid ? null : (
        <>
          <text className="nl-pins-model" y={-size * 0.02} style={{ fontSize: size * 0.05 }}>
            {chip.model}
          </text>
          <text className="nl-pins-size" y={size * 0.05} style={{ fontSize: size * 0.032 }}>
            {`${chip.package} · ${round(width)} × ${round(height)} mm`}
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
