import { bestSet, isPossible } from './bestSet.ts';
import type { PllSet } from './bestSet.ts';
import type { PllFamily, Range } from './families.ts';

export type { PllSet } from './bestSet.ts';

export interface PllRequest {
  /** Hz. */
  reference: number;
  /** Hz, one for each output. */
  outputs: number[];
  /** Relative error that is still good; 0.01 is 1 %. */
  tolerance: number;
  /** A high VCO has less jitter, a low one takes less power. */
  vco: 'high' | 'low';
}

/** A limit of a family that stands in the way. */
export interface PllLimit {
  limit: 'reference' | 'output' | 'outputs' | 'phase' | 'vco' | 'divider' | 'multiplier' | 'steps';
  /** Hz, or a plain number for dividers and multipliers; what was asked for, where it is one value. */
  asked?: number;
  min: number;
  max: number;
}

export type PllAnswer =
  | { kind: 'found'; set: PllSet }
  /** `nearest` is the best that the family can do, however far away. */
  | { kind: 'impossible'; limit: PllLimit; nearest: PllSet | undefined };

/**
 * The set of dividers whose worst relative error is the least; among equal ones that with the VCO preferred, then that
 * with the lowest phase detector rate.
 */
export function solvePll(family: PllFamily, request: PllRequest): PllAnswer {
  const broken = plainLimit(family, request);
  const isVain = broken?.limit === 'reference' || broken?.limit === 'outputs';
  const best = isVain ? undefined : bestSet(family, request);
  if (!broken && best && best.error <= request.tolerance) return { kind: 'found', set: best };
  return { kind: 'impossible', limit: broken ?? hiddenLimit(family, request), nearest: best };
}

/** A limit that a number of the request breaks by itself. */
function plainLimit(family: PllFamily, { reference, outputs, tolerance }: PllRequest): PllLimit | undefined {
  if (outputs.length > family.outputs.length || outputs.length === 0)
    return { limit: 'outputs', asked: outputs.length, min: 1, max: family.outputs.length };
  if (isOutside(reference, family.reference))
    return { limit: 'reference', asked: reference, ...family.reference };
  const far = outputs.find(
    (each) => each * (1 + tolerance) < family.output.min || each * (1 - tolerance) > family.output.max,
  );
  return far === undefined ? undefined : { limit: 'output', asked: far, ...family.output };
}

function isOutside(value: number, { min, max }: Range): boolean {
  return !(value >= min && value <= max);
}

/** The limit without which there would be a set within the tolerance; the steps of the dividers if there is none. */
function hiddenLimit(family: PllFamily, request: PllRequest): PllLimit {
  const wider: [PllLimit['limit'], Range, PllFamily][] = [
    ['vco', family.vco, { ...family, vco: { min: family.vco.min / 2, max: family.vco.max * 2 } }],
    ['phase', family.phase, { ...family, phase: { min: family.phase.min / 4, max: family.phase.max * 4 } }],
    multiplierLimit(family),
    ['divider', family.divider, { ...family, divider: twice(family.divider) }],
  ];
  for (const [limit, { min, max }, without] of wider)
    if (isPossible(without, request)) return { limit, min, max };
  const { min, max } = family.outputs[0]!;
  return { limit: 'steps', min, max };
}

function multiplierLimit(family: PllFamily): [PllLimit['limit'], Range, PllFamily] {
  const { feedback, multiplier } = family;
  if (feedback) return ['multiplier', feedback, { ...family, feedback: twice(feedback) }];
  return ['multiplier', multiplier, { ...family, multiplier: twice(multiplier) }];
}

function twice<T extends { min: number; max: number; step: number }>(steps: T): T {
  return { ...steps, min: steps.step, max: steps.max * 2 };
}
