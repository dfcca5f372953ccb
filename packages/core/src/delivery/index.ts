import { SUITE_IDS } from '@netloom/model';
import type { SuiteId } from '@netloom/model';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { Delivery } from './files/package.ts';
import { judged } from './judge.ts';
import { otherTests } from './others/otherTests.ts';
import type { OtherSuite } from './others/otherSuite.ts';
import type { SuiteSettings } from './suite.ts';
import { SUITES } from './suites/index.ts';
import { USUAL_WEIGHTS } from './suites/random.ts';

export { packageFiles } from './files/package.ts';
export type { Delivery } from './files/package.ts';
export { caseName, deliveryName, regressPlan } from './files/regressPlan.ts';
export { binsOf, coveragePlan } from './coverage/plan.ts';
export type { PlannedInstruction } from './coverage/plan.ts';
export type { DeliveryTest, JudgedTest } from './test.ts';
export type { MissingReason, RandomWeights } from './suite.ts';
export { USUAL_WEIGHTS } from './suites/random.ts';
export { isMeasured } from './faults/faults.ts';
export type { MeasuredFault } from './faults/measuredFault.ts';
export { MEASURED_FAULTS } from './faults/table.ts';
export { UnfitTest } from './modelRun.ts';
export { LARGEST_OTHER, MOST_OTHERS, areTooMany, isElf } from './others/otherSuite.ts';
export { unfitDiagnostics } from './others/unfitDiagnostics.ts';
export type { OtherProgram, OtherSuite, UnfitProgram } from './others/otherSuite.ts';

export interface DeliveryChoice extends Partial<SuiteSettings> {
  /** All when not given. */
  suites?: readonly SuiteId[];
  /** Programs of others. */
  others?: OtherSuite;
}

/** The suites that a core can have, and why not the rest; with programs of others, or without. */
export const applicability = (options: CoreOptions, hasOthers: boolean) => [
  ...SUITES.map(({ id, missing }) => ({ id, missing: missing(options) })),
  { id: 'others' as const, missing: hasOthers ? undefined : ('none-given' as const) },
];

/** The tests of a delivery with what the model leaves. @throws UnfitTest */
export function deliveryOf(options: CoreOptions, choice: DeliveryChoice = {}): Delivery {
  const { suites: chosen = SUITE_IDS, programs = 20, seed = 1, weights = USUAL_WEIGHTS, others } = choice;
  const suites = SUITES.filter(({ id }) => chosen.includes(id));
  const tests = suites
    .filter(({ missing }) => missing(options) === undefined)
    .flatMap((suite) => suite.tests(options, { programs, seed, weights }))
    .map((test) => judged(options, test));
  const foreign = others && chosen.includes('others') ? otherTests(options, others) : undefined;
  return {
    options,
    tests: [...tests, ...(foreign?.tests ?? [])],
    suites: applicability(options, foreign !== undefined).filter(({ id }) => chosen.includes(id)),
    ...(others && foreign && { others: { ...others, unfit: foreign.unfit } }),
  };
}
