import { round } from '../picture/shapes.ts';
import type { Shape } from '../picture/shapes.ts';
import type { GateLook } from './gates.ts';

const BUBBLE = 3.5;

/** A gate whose output lies at `x`, `y`; the body is `width` · `height` pixels left of it. */
export function gateShapes(look: GateLook, x: number, y: number, width: number, height: number): Shape[] {
  const bubble = look.inverts ? 2 * BUBBLE : 0;
  const right = x - bubble;
  const d = bodyOf(look, right, y, width - bubble, height);
  const shapes: Shape[] = [{ kind: 'path', role: 'gate', d }];
  if (look.inverts) shapes.push({ kind: 'path', role: 'gate', d: circle(right + BUBBLE, y, BUBBLE) });
  if (look.text === '') return shapes;
  const at = { x: round(right - (width - bubble) / 2), y: round(y), text: look.text, most: width };
  const size = look.body === 'ring' ? 15 : 12;
  return [...shapes, { kind: 'text', role: 'label', anchor: 'middle', size, ...at }];
}

/** How far right of the body's left end the line of an input has to go, so that it meets the body. */
export function inset({ body }: GateLook, width: number, height: number, dy: number): number {
  if (body === 'or' || body === 'xor') return 0.2 * width * (1 - ((2 * dy) / height) ** 2);
  if (body === 'ring') return width / 2 - Math.sqrt(Math.max(0, (width / 2) ** 2 - dy ** 2));
  return 0;
}

function bodyOf({ body }: GateLook, right: number, y: number, width: number, height: number): string {
  const [left, top, half] = [round(right - width), round(y - height / 2), height / 2];
  const w = width;
  if (body === 'buffer') return `M${left} ${top}L${round(right)} ${y}L${left} ${round(y + half)}z`;
  if (body === 'ring') return circle(right - w / 2, y, w / 2);
  if (body === 'box') return `M${left} ${top}h${round(w)}v${height}h${round(-w)}z`;
  if (body === 'and') {
    // The right side is half of an ellipse.
    const straight = round(w * 0.45);
    return `M${left} ${top}h${straight}a${round(w * 0.55)} ${half} 0 0 1 0 ${height}h${-straight}z`;
  }
  const tip = `${round(right)} ${y}`;
  const [upper, lower] = [`${round(left + 0.65 * w)} ${top}`, `${round(left + 0.65 * w)} ${round(y + half)}`];
  const bottom = `${left} ${round(y + half)}`;
  const inner = `${round(left + 0.4 * w)} ${y}`;
  const outline = `M${left} ${top}Q${upper} ${tip}Q${lower} ${bottom}Q${inner} ${left} ${top}z`;
  if (body === 'or') return outline;
  const back = round(left - 4);
  return `${outline}M${back} ${top}Q${round(left + 0.4 * w - 4)} ${y} ${back} ${round(y + half)}Q${round(left + 0.4 * w - 4)} ${y} ${back} ${top}z`;
}

function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * radius)} 0a${r} ${r} 0 1 1 ${round(-2 * radius)} 0z`;
}
