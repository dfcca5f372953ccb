import type { TimingPath, TimingPoint } from '@netloom/model';

/** A stretch of time that a point of a path takes, or takes away. Times in ns. */
export interface PathBar {
  point: TimingPoint;
  from: number;
  to: number;
}

export interface PathPicture {
  /** What the axis covers. */
  from: number;
  to: number;
  /** Where the launching and the capturing edge stand; null for a path without that clock. */
  launch: number | null;
  capture: number | null;
  data: PathBar[];
  required: PathBar[];
}

function barsOf(points: readonly TimingPoint[]): PathBar[] {
  return points
    .filter(({ delay }) => delay !== 0)
    .map((point) => {
      const before = point.time - point.delay;
      return { point, from: Math.min(before, point.time), to: Math.max(before, point.time) };
    });
}

/** The edge that a side begins with: the time of its first point, where that is a clock. */
function edgeOf(points: readonly TimingPoint[]): number | null {
  const [first] = points;
  return first?.sort === 'clock' ? first.time : null;
}

/** Everything of a path on one axis of time. The way to the edges themselves, a whole period, is not drawn. */
export function pathPicture({ points, requiredPoints, arrival, required }: TimingPath): PathPicture {
  const [launch, capture] = [edgeOf(points), edgeOf(requiredPoints)];
  const data = barsOf(launch === null ? points : points.slice(1));
  const requirement = barsOf(capture === null ? requiredPoints : requiredPoints.slice(1));
  const times = [...data, ...requirement].flatMap(({ from, to }) => [from, to]);
  const marks = [launch, capture, arrival, required].filter((time) => time !== null);
  const all = [...times, ...marks];
  return {
    from: Math.min(...all),
    to: Math.max(...all),
    launch,
    capture,
    data,
    required: requirement,
  };
}
