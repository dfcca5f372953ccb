import type { Caption, Drawing } from '../types.ts';
import { titleHeight } from './frame.ts';
import type { Frame } from './frame.ts';
import type { Span } from './laneShapes.ts';
import type { Shape } from './shapes.ts';

/** Grid lines at the ticks, and what stands over and under the lanes. */
export function captionShapes({ head, foot, marks }: Drawing, frame: Frame, span: Span): Shape[] {
  const { from, tick, top, bottom } = frame;
  const first = Math.max(0, Math.floor(span.from - from));
  const last = Math.min(frame.ticks, Math.ceil(span.to - from));
  const lines: string[] = [];
  for (let i = first; i <= last; i += 1) lines.push(`M${i * tick} ${top}V${bottom}`);
  const texts = (caption: Caption | null, y: number, isHead: boolean): Shape[] => {
    if (caption === null) return [];
    const shapes: Shape[] = [];
    for (let i = first; i <= last; i += 1) {
      shapes.push(...tickText(caption.ticks?.text(i), i * tick, y));
      if (i < frame.ticks) shapes.push(...tickText(caption.tocks?.text(i), (i + 0.5) * tick, y));
    }
    if (caption.text !== '') {
      const x = (frame.ticks * tick) / 2;
      const { text, runs } = caption;
      const middle = titleHeight(caption) / 2;
      shapes.push({
        kind: 'text',
        role: 'title',
        x,
        y: isHead ? middle : frame.height - middle,
        text,
        anchor: 'middle',
        ...(runs && { runs }),
      });
    }
    return shapes;
  };
  return [
    ...(marks ? [{ kind: 'path', role: 'grid', d: lines.join('') } as const] : []),
    ...texts(head, top - 8, true),
    ...texts(foot, bottom + 9, false),
  ];
}

function tickText(text: string | undefined, x: number, y: number): Shape[] {
  return text ? [{ kind: 'text', role: 'tick', x, y, text, anchor: 'middle' }] : [];
}
