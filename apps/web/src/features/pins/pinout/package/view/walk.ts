import type { DrawnPad } from '../drawing/drawing.ts';

const STEP: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies aside counts so much farther than what lies ahead. */
const ASIDE = 8;

/** The pad that an arrow key leads to: the nearest ahead; undefined for other keys and at the edge. */
export function walked(pads: readonly DrawnPad[], from: DrawnPad, key: string): DrawnPad | undefined {
  const step = STEP[key];
  if (step === undefined) return undefined;
  let best: DrawnPad | undefined;
  let least = Infinity;
  for (const pad of pads) {
    const [dx, dy] = [pad.x - from.x, pad.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    if (ahead < 1) continue;
    const far = ahead + ASIDE * Math.abs(dx * step.y + dy * step.x);
    if (far < least) [best, least] = [pad, far];
  }
  return best;
}
