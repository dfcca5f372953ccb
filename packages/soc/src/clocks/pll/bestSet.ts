import type { PllFamily, Steps } from './families.ts';
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

/** Numbers that keep the limits of phase detector, VCO and feedback; `first` is the divider that feedback fixes. */
interface Numbers {
  divider: number;
  multiplier: number;
  first: number | undefined;
}

/** The best set that keeps all limits, whatever its error. */
export function bestSet(family: PllFamily, request: PllRequest): PllSet | undefined {
  let best: PllSet | undefined;
  for (const numbers of numbersOf(family, request)) {
    const error = errorOf(family, request, numbers, best ? best.error + EQUAL : Infinity);
    if (error === undefined) continue;
    const set = setOf(family, request, numbers, error);
    if (!best || isBetter(set, best, request)) best = set;
  }
  return best;
}

/** Whether there is a set within the tolerance of the request. */
export function isPossible(family: PllFamily, request: PllRequest): boolean {
  for (const numbers of numbersOf(family, request))
    if (errorOf(family, request, numbers, request.tolerance) !== undefined) return true;
  return false;
}

function* numbersOf(family: PllFamily, { reference }: PllRequest): Generator<Numbers> {
  const { divider, multiplier, feedback } = family;
  const least = Math.max(divider.min, Math.ceil((reference / family.phase.max) * (1 - SLACK)));
  const most = Math.min(divider.max, Math.floor((reference / family.phase.min) * (1 + SLACK)));
  for (let d = least; d <= most; d++) {
    const phase = reference / d;
    if (feedback) {
      yield* behindFirst(family, phase, d, feedback);
      continue;
    }
    const from = Math.max(multiplier.min, up(family.vco.min / phase, multiplier.step));
    const to = Math.min(multiplier.max, down(family.vco.max / phase, multiplier.step));
    for (let m = from; m <= to; m += multiplier.step) yield { divider: d, multiplier: m, first: undefined };
  }
}

/** With the feedback behind the first output: that output is phase × FB, and its divider sets the VCO alone. */
function* behindFirst(
  { outputs, vco }: PllFamily,
  phase: number,
  divider: number,
  feedback: Steps,
): Generator<Numbers> {
  const [first] = outputs;
  for (let fb = feedback.min; fb <= feedback.max; fb++) {
    const from = Math.max(first!.min, up(vco.min / (phase * fb), 1));
    const to = Math.min(first!.max, down(vco.max / (phase * fb), 1));
    for (let o = from; o <= to; o++) yield { divider, multiplier: fb * o, first: o };
  }
}

/** The worst relative error with the nearest divider of each output; undefined beyond `most` or a limit. */
function errorOf(
  family: PllFamily,
  { reference, outputs }: PllRequest,
  { divider, multiplier, first }: Numbers,
  most: number,
): number | undefined {
  const vco = (reference / divider) * multiplier;
  let error = 0;
  for (let index = 0; index < outputs.length; index++) {
    const wanted = outputs[index]!;
    const found = outputDivider(family, index, vco, wanted, first);
    if (found === undefined) return undefined;
    error = Math.max(error, Math.abs(vco / found - wanted) / wanted);
    if (error > most) return undefined;
  }
  return error;
}

function setOf(
  family: PllFamily,
  { reference, outputs }: PllRequest,
  { divider, multiplier, first }: Numbers,
  error: number,
): PllSet {
  const phase = reference / divider;
  const vco = phase * multiplier;
  const dividers = outputs.map((wanted, index) => outputDivider(family, index, vco, wanted, first)!);
  const frequencies = dividers.map((each) => vco / each);
  return { divider, multiplier, outputs: dividers, phase, vco, frequencies, error };
}

/** The divider of an output that comes nearest within the limits: the one that feedback fixes, or any of its steps. */
function outputDivider(
  { outputs, output }: PllFamily,
  index: number,
  vco: number,
  wanted: number,
  first: number | undefined,
): number | undefined {
  const { min, max, step, binary } = outputs[index]!;
  const least = Math.max(min, up(vco / output.max, step));
  const most = Math.min(max, down(vco / output.min, step));
  if (index === 0 && first !== undefined) return first >= least && first <= most ? first : undefined;
  if (least > most) return undefined;
  if (binary) return nearestPower(vco, wanted, least, most);
  const below = Math.min(most, Math.max(least, down(vco / wanted, step)));
  const above = Math.min(most, Math.max(least, up(vco / wanted, step)));
  return Math.abs(vco / above - wanted) < Math.abs(vco / below - wanted) ? above : below;
}

function nearestPower(vco: number, wanted: number, least: number, most: number): number | undefined {
  let best: number | undefined;
  for (let each = 1; each <= most; each *= 2) {
    if (each < least) continue;
    if (best === undefined || Math.abs(vco / each - wanted) < Math.abs(vco / best - wanted)) best = each;
  }
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
