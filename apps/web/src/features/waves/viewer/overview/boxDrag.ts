import type { Span } from '../view/span.ts';

const edgeReach = 6;
const leastBox = 8;

export type Grip = 'box' | 'left' | 'right' | 'outside';

/** The visible window on a strip that shows the whole dump, in pixels; never too narrow to be taken hold of. */
export function boxOf(span: Span, limits: Span, width: number): { left: number; width: number } {
  const scale = width / (limits.to - limits.from || 1);
  const wide = Math.max(leastBox, (span.to - span.from) * scale);
  const middle = ((span.from + span.to) / 2 - limits.from) * scale;
  return { left: Math.max(0, Math.min(width - wide, middle - wide / 2)), width: Math.min(width, wide) };
}

/** What a press at `x` takes hold of. The edges of a box that is too narrow for three parts belong to its middle. */
export function gripAt(x: number, box: { left: number; width: number }): Grip {
  const right = box.left + box.width;
  if (x < box.left - edgeReach || x > right + edgeReach) return 'outside';
  if (box.width < 4 * edgeReach) return 'box';
  if (x < box.left + edgeReach) return 'left';
  return x > right - edgeReach ? 'right' : 'box';
}

/** The window after its grip was dragged by `ticks`. */
export function dragged(span: Span, grip: Grip, ticks: number): Span {
  const { from, to } = span;
  if (grip === 'left') return { from: Math.min(from + ticks, to), to };
  if (grip === 'right') return { from, to: Math.max(to + ticks, from) };
  return { from: from + ticks, to: to + ticks };
}
