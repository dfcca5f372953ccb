import { nodesOf } from '../nodes.ts';
import type { Drawing, Edge } from '../types.ts';
import { LANE, laneTop, xOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { round } from './shapes.ts';
import type { Shape } from './shapes.ts';

interface Point {
  x: number;
  y: number;
}

interface Curve {
  d: string;
  /** Directions in which it leaves and arrives. */
  leaves: Point;
  arrives: Point;
  label: Point;
}

/** Arrows and lines between nodes, and the letters of those in lower case. */
export function edgeShapes(drawing: Drawing, frame: Frame): Shape[] {
  const nodes = nodesOf(drawing);
  const point = (name: string): Point | undefined => {
    const node = nodes.get(name);
    return node && { x: xOf(frame, node.time), y: laneTop(frame, node.lane) + LANE / 2 };
  };
  const size = drawing.arcFontSize === null ? {} : { size: drawing.arcFontSize };
  const lines = drawing.edges.flatMap((edge) => {
    const [from, to] = [point(edge.from), point(edge.to)];
    return from && to ? edgeShape(edge, from, to, size) : [];
  });
  const letters = [...nodes.keys()]
    .filter((name) => name === name.toLowerCase())
    .map((name): Shape => ({
      kind: 'text',
      role: 'node',
      ...point(name)!,
      text: name,
      anchor: 'middle',
      ...size,
    }));
  return [...lines, ...letters];
}

function edgeShape(
  { shape, label, labelRuns }: Edge,
  from: Point,
  to: Point,
  size: { size?: number },
): Shape[] {
  const curve = curveOf(shape.replace(/[<>]/g, ''), from, to);
  const shapes: Shape[] = [{ kind: 'path', role: 'edge', d: curve.d }];
  const heads = [
    ...(shape.endsWith('>') ? [head(to, curve.arrives)] : []),
    ...(shape.startsWith('<') ? [head(from, { x: -curve.leaves.x, y: -curve.leaves.y })] : []),
    ...(shape === '+' ? [tee(from, curve.leaves), tee(to, curve.arrives)] : []),
  ];
  if (heads.length > 0) shapes.push({ kind: 'path', role: 'edgeHead', d: heads.join('') });
  if (label !== '')
    shapes.push({
      kind: 'text',
      role: 'edgeLabel',
      ...curve.label,
      text: label,
      anchor: 'middle',
      ...(labelRuns && { runs: labelRuns }),
      ...size,
    });
  return shapes;
}

/** The way of a line: straight, curved (`~`) or at right angles (`|`). */
function curveOf(way: string, from: Point, to: Point): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const start = `M${round(from.x)} ${round(from.y)}`;
  const across = { x: Math.sign(dx) || 1, y: 0 };
  const down = { x: 0, y: Math.sign(dy) || 1 };
  const label = (part: number): Point => ({ x: round(from.x + dx * part), y: round(from.y + dy / 2) });
  const bent = (first: number, second: number, part: number): Curve => ({
    d: `${start}c${round(first * dx)} 0 ${round(second * dx)} ${dy} ${round(dx)} ${dy}`,
    leaves: first === 0 ? { x: dx, y: dy } : across,
    arrives: second === 1 ? { x: dx, y: dy } : across,
    label: label(part),
  });
  if (way === '~') return bent(0.7, 0.3, 0.5);
  if (way === '-~') return bent(0.7, 1, 0.75);
  if (way === '~-') return bent(0, 0.3, 0.25);
  if (way === '-|')
    return { d: `${start}h${round(dx)}v${dy}`, leaves: across, arrives: down, label: label(1) };
  if (way === '|-')
    return { d: `${start}v${dy}h${round(dx)}`, leaves: down, arrives: across, label: label(0) };
  if (way === '-|-') {
    const half = round(dx / 2);
    return { d: `${start}h${half}v${dy}h${half}`, leaves: across, arrives: across, label: label(0.5) };
  }
  const straight = { x: dx, y: dy };
  return { d: `${start}l${round(dx)} ${dy}`, leaves: straight, arrives: straight, label: label(0.5) };
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

const HEAD = 8;

/** A triangle whose tip lies at `tip`. */
function head(tip: Point, direction: Point): string {
  const { x, y } = unit(direction);
  const [bx, by] = [tip.x - x * HEAD, tip.y - y * HEAD];
  const [wx, wy] = [(-y * HEAD) / 2.5, (x * HEAD) / 2.5];
  return `M${round(tip.x)} ${round(tip.y)}L${round(bx + wx)} ${round(by + wy)}L${round(bx - wx)} ${round(by - wy)}z`;
}

/** A short bar across the end of a measure. */
function tee(at: Point, direction: Point): string {
  const { x, y } = unit(direction);
  const side = (way: number) => `${round(at.x - y * 5 * way + x)} ${round(at.y + x * 5 * way + y)}`;
  const back = (way: number) => `${round(at.x - y * 5 * way - x)} ${round(at.y + x * 5 * way - y)}`;
  return `M${side(1)}L${side(-1)}L${back(-1)}L${back(1)}z`;
}
