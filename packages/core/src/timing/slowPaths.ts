import { registerPlace } from './registerPlace.ts';
import type { RegisterPlace } from './registerPlace.ts';

/** What a timing report says of a path. */
interface ReportedPath {
  check: string;
  startpoint: string;
  endpoint: string;
  /** In ns. */
  slack: number;
}

/** Paths from one register to another, whatever their bits. */
export interface SlowPath {
  from: RegisterPlace;
  to: RegisterPlace;
  /** The slowest of them with the setup of its end, in ns: a clock cannot have a shorter period. */
  period: number;
  /** How many of them were reported. */
  count: number;
}

const nameOf = ({ unit, register }: RegisterPlace) => `${unit}.${register}`;

/** Setup paths that were reported at a clock period, grouped by the registers at both ends; the slowest first. */
export function slowPaths(paths: readonly ReportedPath[], clockPeriod: number, stages: 2 | 5): SlowPath[] {
  const groups = new Map<string, SlowPath>();
  for (const { check, startpoint, endpoint, slack } of paths) {
    if (check !== 'setup') continue;
    const [from, to] = [registerPlace(startpoint, stages), registerPlace(endpoint, stages)];
    const key = `${nameOf(from)} ${nameOf(to)}`;
    const { period, count } = groups.get(key) ?? { period: 0, count: 0 };
    groups.set(key, { from, to, period: Math.max(period, clockPeriod - slack), count: count + 1 });
  }
  return [...groups.values()].sort((a, b) => b.period - a.period);
}
