import type { Drawing } from './drawing.ts';

/** Print that is smaller, in pitches, cannot be read and is left out. */
const SMEARED = 0.32;

interface Props {
  drawing: Drawing;
  /** What is printed on it: a name, and below it what package it is. */
  model: string;
  print: string;
  flipped: boolean;
}

/** The body to scale with the mark of its first pin and what is printed on it. */
export function Body({ drawing, model, print, flipped }: Props) {
  const { width, height, pitch, isGrid, namesInside, first, letters } = drawing;
  const inset = isGrid ? 0 : pitch * 0.9;
  const mark = { x: first.x - Math.sign(first.x) * inset, y: first.y - Math.sign(first.y) * inset };
  const size = Math.min(width, height);
  const room = width - pitch * (namesInside ? 7 : 3);
  const font = Math.min(size * 0.06, room / (0.62 * Math.max(model.length, print.length * 0.7)));
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
      {isGrid || font < pitch * SMEARED ? null : (
        <>
          <text className="nl-pins-model" y={-font * 0.7} style={{ fontSize: font }}>
            {model}
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
