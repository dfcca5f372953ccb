import type { Diagnostic } from '../diagnostic.ts';
import { pointerOf } from '../format/pointer.ts';
import { buildsOf, MOST_SIMULATIONS } from './regressFile.ts';
import type { RegressBuild, RegressCase, RegressCheck, RegressFile } from './regressFile.ts';
import { countSeeds } from './seeds.ts';

const error = (code: string, message: string, ...steps: string[]): Diagnostic => ({
  code,
  severity: 'error',
  message,
  place: { kind: 'document', pointer: pointerOf(...steps) },
});

const GENERATOR = /\.(py|sh)$/;
/** What says something of a bench alone. */
const OF_BENCHES = ['testbench', 'fileList', 'optimize', 'passPattern', 'failPattern'] as const;

/** A build is a bench with its sources, or a SoC. */
function checkBuild(name: string, build: RegressBuild): Diagnostic[] {
  const { soc, testbench, fileList, simulator } = build;
  if (!soc)
    return testbench || fileList
      ? []
      : [
          error(
            'REG-SOURCES',
            `build ${name}: give the file of its testbench, a file list, or a SoC`,
            ...['builds', name],
          ),
        ];
  const useless: string[] = OF_BENCHES.filter((each) => build[each]);
  if (simulator === 'icarus') useless.push('simulator');
  return useless.map((each) =>
    error('REG-SOC', `build ${name}: a SoC that runs programs has no "${each}"`, 'builds', name, each),
  );
}

/** A program is what a SoC runs, and nothing else does. */
function checkCase(name: string, test: RegressCase, builds: RegressFile['builds']): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const build of buildsOf(test)) {
    const known = Object.hasOwn(builds, build) ? builds[build] : undefined;
    const at = ['cases', name] as const;
    if (known === undefined)
      found.push(error('REG-BUILD', `case ${name}: there is no build "${build}"`, ...at, 'build'));
    else if (known.soc && !test.program)
      found.push(error('REG-PROGRAM', `case ${name}: name the program that ${build} runs`, ...at, 'program'));
    else if (!known.soc && test.program)
      found.push(
        error('REG-PROGRAM', `case ${name}: ${build} is no SoC that runs a program`, ...at, 'program'),
      );
  }
  if (test.generator && !GENERATOR.test(test.generator))
    found.push(
      error('REG-GENERATOR', `case ${name}: a generator is a .py or .sh file`, 'cases', name, 'generator'),
    );
  return found;
}

type Named = { testpoints?: string[] | undefined };

/** Cases and checks name testpoints of the plan. */
function checkPoints(
  of: 'case' | 'check',
  name: string,
  { testpoints = [] }: Named,
  known: object,
): Diagnostic[] {
  const missing = testpoints.filter((point) => !Object.hasOwn(known, point));
  return missing.map((point) =>
    error('REG-TESTPOINT', `${of} ${name}: there is no testpoint "${point}"`, `${of}s`, name, 'testpoints'),
  );
}

function checkCheck(name: string, { kind, testbench, fileList }: RegressCheck): Diagnostic[] {
  const at = ['checks', name] as const;
  if (kind === 'crossings' && !fileList)
    return [error('REG-SOURCES', `check ${name}: give the file list of the design`, ...at, 'fileList')];
  if (testbench || fileList) return [];
  return [error('REG-SOURCES', `check ${name}: give a file or a file list`, ...at)];
}

/** What a plan names and has not, and whether it is more than one regression may be. */
export function checkRegress(plan: RegressFile): Diagnostic[] {
  const { builds, cases, checks = {}, testpoints = {} } = plan;
  const found: Diagnostic[] = [];
  for (const [name, test] of Object.entries(cases))
    found.push(...checkCase(name, test, builds), ...checkPoints('case', name, test, testpoints));
  for (const [name, check] of Object.entries(checks))
    found.push(...checkCheck(name, check), ...checkPoints('check', name, check, testpoints));
  for (const [name, build] of Object.entries(builds)) found.push(...checkBuild(name, build));
  const groups = new Set(Object.values(cases).flatMap(({ groups: named = [] }) => named));
  for (const group of plan.schedule?.groups ?? [])
    if (!groups.has(group))
      found.push(error('REG-GROUP', `schedule: no case is in the group "${group}"`, 'schedule', 'groups'));
  const all = Object.values(cases).reduce(
    (sum, test) => sum + buildsOf(test).length * countSeeds(test.seeds),
    0,
  );
  if (all > MOST_SIMULATIONS)
    found.push(
      error(
        'REG-TOO-MANY',
        `${all} simulations; a regression has at most ${MOST_SIMULATIONS}. Take fewer seeds, or several plans`,
        'cases',
      ),
    );
  return found;
}
