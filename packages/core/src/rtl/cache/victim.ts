import { input } from '@netloom/hdl/emit';
import { hasCacheLock } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { waysOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';

/** Port of a cache whose ways can be locked. */
export const lockPorts = (options: CoreOptions, { ways }: Pick<Geometry, 'ways'>) =>
  hasCacheLock(options) ? [input('locked', ways, 'ways that are not refilled; never all of them')] : [];

/** Which way is refilled next: one after the other. */
export function victim(options: CoreOptions, shape: Geometry): string {
  const { ways } = shape;
  if (hasCacheLock(options)) return freeVictim(options, shape);
  if (ways === 1) return "assign victim = 1'b1;";
  return clocked(options, `victim <= ${ways}'d1;`, `if (ends && cached) victim <= ${after('victim', ways)};`);
}

const after = (way: string, ways: number) => `{${way}[${ways - 2}:0], ${way}[${ways - 1}]}`;

/** Condition that a way is the one in turn, or that all from that one up to it are locked. */
function reached(way: number, ways: number, steps: number): string {
  const before = (way + ways - 1) % ways;
  const turn = `turn[${way}]`;
  return steps === 0 ? turn : `(${turn} || (locked[${before}] && ${reached(before, ways, steps - 1)}))`;
}

/** The mask may change at any time; what a refill has begun with stays until its end. */
const freeVictim = (options: CoreOptions, shape: Geometry) => sv`
  // The way in turn, or the next that is not locked. It stays from the lookup that misses to the end of the refill.
  logic [${shape.ways - 1}:0] turn;
  logic [${shape.ways - 1}:0] free;
  logic [${shape.ways - 1}:0] chosen;

  ${waysOf(shape)
    .map((way) => `assign free[${way}] = !locked[${way}] && ${reached(way, shape.ways, shape.ways - 1)};`)
    .join('\n')}
  assign victim = state == LOOK_UP ? free : chosen;
  ${clocked(
    options,
    `turn <= ${shape.ways}'d1;\nchosen <= ${shape.ways}'d1;`,
    `chosen <= victim;\nif (ends && cached) turn <= ${after('victim', shape.ways)};`,
  )}
`;
