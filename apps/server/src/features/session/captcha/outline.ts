/** A point in pixels, y downwards. */
export type Point = readonly [x: number, y: number];

/** Straight pieces of a path, closed for an area. */
export type Outline = Point[];

const PIECES = 4;

/** The outlines of the commands M, L, Q, C and Z with absolute coordinates (SVG 2, 9.3), curves in straight pieces. */
export function outlinesOf(commands: string): Outline[] {
  const outlines: Outline[] = [];
  let current: Point[] = [];
  for (const [, command = '', text = ''] of commands.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at): Point => [
      numbers[2 * at]!,
      numbers[2 * at + 1]!,
    ]);
    if (command === 'M') outlines.push((current = points.slice(0, 1)));
    else if (command === 'L') current.push(...points);
    else if (points.length > 0) current.push(...curve([current.at(-1) ?? points[0]!, ...points]));
  }
  return outlines;
}

/** A Bézier curve without its first point (de Casteljau). */
function curve(points: Point[]): Point[] {
  return Array.from({ length: PIECES }, (_, at) => pointAt(points, (at + 1) / PIECES));
}

function pointAt(points: Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  const between = points.slice(1).map(([x, y], at): Point => {
    const [fromX, fromY] = points[at]!;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointAt(between, share);
}

/** The areas that a line of some width covers. */
export function strokeOf(line: Outline, width: number): Outline[] {
  return line.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = line[at]!;
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [sideX, sideY] = [((y - fromY) / length) * (width / 2), ((fromX - x) / length) * (width / 2)];
    return [
      [fromX + sideX, fromY + sideY],
      [x + sideX, y + sideY],
      [x - sideX, y - sideY],
      [fromX - sideX, fromY - sideY],
    ];
  });
}
