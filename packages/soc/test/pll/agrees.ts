import { expect } from 'vitest';
import { solvePll } from '@netloom/soc/clocks';
import type { PllFamily, PllRequest } from '@netloom/soc/clocks';
import { bruteForce } from './bruteForce.ts';

/** That the solver's answer is the best there is, and keeps every limit. */
export function agrees(family: PllFamily, request: PllRequest): void {
  const answer = solvePll(family, request);
  const best = bruteForce(family, request);
  const set = answer.kind === 'found' ? answer.set : answer.nearest;
  const about = JSON.stringify({ family: family.id, request, set, best });
  expect(set === undefined, about).toBe(best === undefined);
  if (!set || !best) return;
  expect(Math.abs(set.error - best.error), about).toBeLessThan(1e-9);
  if (Math.abs(set.error - best.error) < 1e-12) expect(set.vco / best.vco, about).toBeCloseTo(1, 9);
  expect(answer.kind === 'found', about).toBe(set.error <= request.tolerance);
  const exact = set.outputs.map((each) => (request.reference * set.multiplier) / set.divider / each);
  for (const [index, each] of exact.entries()) expect(set.frequencies[index]! / each).toBeCloseTo(1, 12);
}
