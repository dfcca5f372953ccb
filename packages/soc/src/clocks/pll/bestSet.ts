import type { PllFamily, Range, Steps } from './families.ts';
import type { PllRequest } from './solve.ts';

/** Numbers of a PLL and what comes out. Frequencies in Hz. */
export interface PllSet {
  divider: number;
  multiplier: number;
  /** Divider of each output. */
  outputs: number[];
  phase: number;
  vco: number;
  frequencies: number[];
  /** The worst relative error of the outputs. */
  error: number;
}

/** Errors that differ by less are equal: what is left of exact ratios in double precision. */
const EQUAL = 1e-12;
/** What is on a limit in exact numbers is not beyond it in double precision. */
const SLACK = 1e-12;

/** The best set that keeps all limits, whatever its error. */
export function bestSet(family: PllFamily, request: PllRequest): PllSet | undefined {
  let best: PllSet | undefined;
  const { divider } = family;
  const { reference } = request;
  const least = Math.max(divider.min, Math.ceil((reference / family.phase.max) * (1 - SLACK)));
  const most = Math.min(divider.max, Math.floor((reference / family.phase.min) * (1 + SLACK)));
  for (let d = least; d <= most; d++)
    for (const set of setsOf(family, request, d)) if (!best || isBetter(set, best, request)) best = set;
  return best;
}

/** For every multiplier, the nearest divider of each output. */
function* setsOf(family: PllFamily, request: PllRequest, divider: number): Generator<PllSet> {
  const phase = request.reference / divider;
  const { multiplier, feedback } = family;
  if (feedback) {
    yield* behindFirst(family, request, divider, feedback);
    return;
  }
  const from = Math.max(multiplier.min, up(family.vco.min / phase, multiplier.step));
  const to = Math.min(multiplier.max, down(family.vco.max / phase, multiplier.step));
  for (let m = from; m <= to; m += multiplier.step) {
    const set = withOutputs(family, request, divider, m);
    if (set) yield set;
  }
}

/** With the feedback behind the first output: that output is phase × FB, and its divider sets the VCO alone. */
function* behindFirst(
  family: PllFamily,
  request: PllRequest,
  divider: number,
  feedback: Steps,
): Generator<PllSet> {
  const [first] = family.outputs;
  for (let fb = feedback.min; fb <= feedback.max; fb++) {
    const rate = (request.reference / divider) * fb;
    const from = Math.max(first!.min, up(family.vco.min / rate, 1));
    const to = Math.min(first!.max, down(family.vco.max / rate, 1));
    for (let o = from; o <= to; o++) {
      const set = withOutputs(family, request, divider, fb * o, o);
      if (set) yield set;
    }
  }
}

function withOutputs(
  family: PllFamily,
  { reference, outputs }: PllRequest,
  divider: number,
  multiplier: number,
  first?: number,
): PllSet | undefined {
  const phase = reference / divider;
  const vco = phase * multiplier;
  const dividers: number[] = [];
  let error = 0;
  for (const [index, wanted] of outputs.entries()) {
    const steps = family.outputs[index]!;
    const only = index === 0 && first !== undefined ? { min: first, max: first, step: 1 } : steps;
    const found = nearestDivider(vco, wanted, only, family.output);
    if (found === undefined) return undefined;
    dividers.push(found);
    error = Math.max(error, Math.abs(vco / found - wanted) / wanted);
  }
  const frequencies = dividers.map((each) => vco / each);
  return { divider, multiplier, outputs: dividers, phase, vco, frequencies, error };
}

function nearestDivider(
  vco: number,
  wanted: number,
  steps: PllFamily['outputs'][number],
  range: Range,
): number | undefined {
  let best: number | undefined;
  const exact = vco / wanted;
  const least = Math.max(steps.min, up(vco / range.max, steps.step));
  const most = Math.min(steps.max, down(vco / range.min, steps.step));
  const candidates = steps.binary
    ? [1, 2, 4, 8, 16, 32, 64, 128].filter((each) => each >= least && each <= most)
    : [down(exact, steps.step), up(exact, steps.step)].map((each) => Math.min(most, Math.max(least, each)));
  if (least > most) return undefined;
  for (const each of candidates)
    if (best === undefined || Math.abs(vco / each - wanted) < Math.abs(vco / best - wanted)) best = each;
  return best;
}

function isBetter(one: PllSet, other: PllSet, { vco }: PllRequest): boolean {
  if (Math.abs(one.error - other.error) > EQUAL) return one.error < other.error;
  if (Math.abs(one.vco - other.vco) > EQUAL * other.vco)
    return vco === 'high' ? one.vco > other.vco : one.vco < other.vco;
  // A fast phase detector has less jitter, a slow one takes less power.
  return vco === 'high' ? one.phase > other.phase * (1 + EQUAL) : one.phase < other.phase * (1 - EQUAL);
}

const up = (value: number, step: number) => Math.ceil((value / step) * (1 - SLACK)) * step;
const down = (value: number, step: number) => Math.floor((value / step) * (1 + SLACK)) * step;
