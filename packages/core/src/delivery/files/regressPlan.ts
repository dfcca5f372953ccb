import type { RegressCase, RegressFile } from '@netloom/model/regression';
import { benchModule } from '../../bench/index.ts';
import { rtlHash } from '../../measured/rtlHash.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { JudgedTest } from '../test.ts';
import type { Delivery } from './package.ts';
import { argumentsOf } from './testFiles.ts';
import { SUITE_TEXT } from './words.ts';

const BUILD = 'core';
const SECONDS = 300;
const SEED = '+seed=';
/** Digits of the RTL's hash in a plan's name. */
const DIGITS = 8;

/** One name, and so one history of verdicts, for each option set. */
export const deliveryName = (options: CoreOptions) => `${options.name}-${rtlHash(options).slice(0, DIGITS)}`;

/** Of a test in the plan: results are known by it. */
export const caseName = ({ suite, name }: Pick<JudgedTest, 'suite' | 'name'>) => `${suite}.${name}`;

/** The seed of what is random on the bus is that of the simulation. */
function caseOf(test: JudgedTest, folder: string): RegressCase {
  const words = argumentsOf(test);
  const seed = words.find((word) => word.startsWith(SEED))?.slice(SEED.length) ?? '1';
  const plusargs = [`+test=${folder}/tests/${test.name}`, ...words.filter((word) => !word.startsWith(SEED))];
  return {
    build: BUILD,
    plusargs: plusargs.join(' '),
    seeds: { fixed: [Number(seed)] },
    groups: [test.suite],
    stage: 'V1',
    testpoints: [test.suite],
    description: test.about,
  };
}

/** The same tests as a regression of the project in which the package lies. */
export function regressPlan({ options, tests, suites }: Delivery, folder: string): RegressFile {
  const chosen = suites.filter(({ missing }) => missing === undefined);
  return {
    netloom: 'regress',
    version: 1,
    name: deliveryName(options),
    description: `Delivery tests of ${options.name}`,
    plusargs: '+log_reached',
    seconds: SECONDS,
    builds: {
      [BUILD]: {
        top: benchModule(options),
        fileList: `${folder}/files.f`,
        simulator: 'verilator',
        coverage: true,
      },
    },
    cases: Object.fromEntries(tests.map((test) => [caseName(test), caseOf(test, folder)])),
    testpoints: Object.fromEntries(
      chosen.map(({ id }) => [id, { stage: 'V1' as const, description: SUITE_TEXT[id] }]),
    ),
  };
}
