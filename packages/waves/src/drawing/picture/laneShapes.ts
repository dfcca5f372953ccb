import { cellsOf } from '../cells.ts';
import type { Lane } from '../types.ts';
import { LANE, laneTop, xOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { gapShapes } from './gapShapes.ts';
import { segmentsOf } from './segments.ts';
import type { Rails, Segment } from './segments.ts';
import { round } from './shapes.ts';
import type { PathRole, Shape } from './shapes.ts';

/** Ticks that are to be drawn. */
export interface Span {
  from: number;
  to: number;
}

/** Pixels that a value takes to change. */
const SLOPE = 5;
const LABEL_ROOM = 8;

const OFFSETS: Record<Rails, number[]> = { high: [0], low: [LANE], middle: [LANE / 2], both: [0, LANE] };

/** The wave of one lane, as few paths: those of a look are one. */
export function laneShapes(lane: Lane, row: number, frame: Frame, span: Span): Shape[] {
  const cells = cellsOf(lane);
  const segments = segmentsOf(cells);
  const isNear = ({ from, to }: Span) => to >= span.from - 1 && from <= span.to + 1;
  const painter = new LanePainter(frame, laneTop(frame, row));
  segments.forEach((segment, index) => {
    if (isNear(segment)) painter.add(segments[index - 1], segment, segments[index + 1]);
  });
  return [...painter.finish(), ...gapShapes(cells.filter(isNear), frame, laneTop(frame, row))];
}

/** Whether the eye sees a change between two stretches. */
function differs(a: Segment, b: Segment): boolean {
  if (a.rails !== b.rails || a.fill !== b.fill) return true;
  return b.anew && b.rails === 'both';
}

class LanePainter {
  private readonly frame: Frame;
  private readonly top: number;
  private readonly paths = new Map<PathRole, string[]>();
  private readonly labels: Shape[] = [];

  constructor(frame: Frame, top: number) {
    this.frame = frame;
    this.top = top;
  }

  add(before: Segment | undefined, segment: Segment, after: Segment | undefined): void {
    const enters = before !== undefined && differs(before, segment);
    const slope = this.slopeOf(segment);
    const x0 = xOf(this.frame, segment.from);
    const x1 = xOf(this.frame, segment.to);
    if (enters) this.change(before.rails, segment.rails, x0, slope, segment.weak);
    const begin = enters ? x0 + slope : x0;
    for (const y of this.heights(segment.rails)) {
      this.put(segment.weak ? 'weak' : 'line', `M${round(begin)} ${y}H${round(Math.max(begin, x1))}`);
    }
    if (segment.arrow && before !== undefined) this.arrow(segment, x0);
    if (segment.rails === 'both') this.area(before, segment, after);
  }

  finish(): Shape[] {
    const order = (role: PathRole) => (role.startsWith('fill') || role === 'unknown' ? 0 : 1);
    const paths = [...this.paths].sort(([a], [b]) => order(a) - order(b));
    return [...paths.map(([role, d]): Shape => ({ kind: 'path', role, d: d.join('') })), ...this.labels];
  }

  private slopeOf({ from, to, sharp }: Segment): number {
    return sharp ? 0 : Math.min(SLOPE, ((to - from) * this.frame.tick) / 3);
  }

  private heights(rails: Rails): number[] {
    return OFFSETS[rails].map((offset) => this.top + offset);
  }

  private put(role: PathRole, d: string): void {
    const list = this.paths.get(role);
    if (list === undefined) this.paths.set(role, [d]);
    else list.push(d);
  }

  private change(from: Rails, to: Rails, x: number, slope: number, weak: boolean): void {
    const [starts, ends] = [this.heights(from), this.heights(to)];
    const crosses = from === 'both' && to === 'both';
    for (const [i, start] of starts.entries()) {
      for (const [j, end] of ends.entries()) {
        if (crosses && i === j) continue;
        const d = `M${round(x)} ${start}L${round(x + slope)} ${end}`;
        this.put(weak && !crosses ? 'weak' : 'line', d);
      }
    }
  }

  private arrow({ rails }: Segment, x: number): void {
    const middle = this.top + LANE / 2;
    const tip = rails === 'high' ? -4 : 4;
    this.put('arrow', `M${round(x)} ${middle + tip}l-4 ${-2 * tip}h8z`);
  }

  /** The ground of data or of the unknown, as far as the lines around it go. */
  private area(before: Segment | undefined, segment: Segment, after: Segment | undefined): void {
    const { top } = this;
    const bottom = top + LANE;
    const x0 = xOf(this.frame, segment.from);
    const x1 = xOf(this.frame, segment.to);
    const left = this.points(before, segment, x0, this.slopeOf(segment));
    const right =
      after === undefined
        ? [
            [x1, top],
            [x1, bottom],
          ]
        : this.points(segment, after, x1, this.slopeOf(after));
    const isLeftFlat = before === undefined || !differs(before, segment);
    const start = isLeftFlat ? x0 : x0 + this.slopeOf(segment);
    const outline = [[start, top], [x1, top], ...right, [x1, bottom], [start, bottom], ...left.toReversed()];
    const role: PathRole = segment.fill === 'x' ? 'unknown' : `fill${fillOf(segment.fill)}`;
    this.put(role, `M${outline.map(([x, y]) => `${round(x!)} ${round(y!)}`).join('L')}z`);
    if (segment.label === null || segment.label === '') return;
    const visible = [Math.max(start, 0), Math.min(x1, this.frame.width)] as const;
    this.labels.push({
      kind: 'text',
      role: 'label',
      x: round((visible[0] + visible[1]) / 2),
      y: top + LANE / 2,
      text: segment.label,
      ...(segment.runs && { runs: segment.runs }),
      anchor: 'middle',
      most: Math.max(0, visible[1] - visible[0] - LABEL_ROOM / 2),
    });
  }

  /** Where two stretches meet, from the upper to the lower line. */
  private points(before: Segment | undefined, after: Segment, x: number, slope: number): number[][] {
    if (before === undefined || !differs(before, after)) return [];
    const other = before.rails === 'both' ? after : before;
    if (other.rails === 'both') return [[x + slope / 2, this.top + LANE / 2]];
    // Towards the left the lines begin at the other's level, towards the right they end there.
    const at = other === before ? x : x + slope;
    return [[at, this.top + OFFSETS[other.rails][0]!]];
  }
}

function fillOf(state: string): 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 {
  return (state === '=' ? 2 : Number(state)) as 2;
}
