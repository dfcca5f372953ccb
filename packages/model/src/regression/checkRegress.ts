import type { Diagnostic } from '../diagnostic.ts';
import { pointerOf } from '../format/pointer.ts';
import type { Worded } from '../wording.ts';
import { buildsOf, MOST_SIMULATIONS } from './regressFile.ts';
import type { RegressBuild, RegressCase, RegressCheck, RegressFile } from './regressFile.ts';
import { countSeeds } from './seeds.ts';
import { say } from './sentences.ts';

/** The code of a problem is its sentence's key up to the slash. */
const error = (said: Worded, ...steps: string[]): Diagnostic => ({
  ...{ code: said.wording.key.replace(/\/.*/, ''), severity: 'error' },
  ...said,
  place: { kind: 'document', pointer: pointerOf(...steps) },
});

const GENERATOR = /\.(py|sh)$/;
/** What says something of a bench alone. */
const OF_BENCHES = ['testbench', 'fileList', 'optimize', 'passPattern', 'failPattern'] as const;

/** A build is a bench with its sources, or a SoC. */
function checkBuild(name: string, build: RegressBuild): Diagnostic[] {
  const { soc, testbench, fileList, simulator } = build;
  if (!soc) return testbench || fileList ? [] : [error(say('REG-SOURCES/build', { name }), 'builds', name)];
  const useless: string[] = OF_BENCHES.filter((each) => build[each]);
  if (simulator === 'icarus') useless.push('simulator');
  return useless.map((each) => error(say('REG-SOC', { name, member: each }), 'builds', name, each));
}

/** A program is what a SoC runs, and nothing else does. */
function checkCase(name: string, test: RegressCase, builds: RegressFile['builds']): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const build of buildsOf(test)) {
    const known = Object.hasOwn(builds, build) ? builds[build] : undefined;
    const at = ['cases', name] as const;
    if (known === undefined) found.push(error(say('REG-BUILD', { name, build }), ...at, 'build'));
    else if (known.soc && !test.program)
      found.push(error(say('REG-PROGRAM/none', { name, build }), ...at, 'program'));
    else if (!known.soc && test.program)
      found.push(error(say('REG-PROGRAM/other', { name, build }), ...at, 'program'));
  }
  if (test.generator && !GENERATOR.test(test.generator))
    found.push(error(say('REG-GENERATOR', { name }), 'cases', name, 'generator'));
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
    error(say(`REG-TESTPOINT/${of}`, { name, point }), `${of}s`, name, 'testpoints'),
  );
}

function checkCheck(name: string, { kind, testbench, fileList }: RegressCheck): Diagnostic[] {
  const at = ['checks', name] as const;
  if (kind === 'crossings' && !fileList)
    return [error(say('REG-SOURCES/design', { name }), ...at, 'fileList')];
  if (testbench || fileList) return [];
  return [error(say('REG-SOURCES/check', { name }), ...at)];
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
    if (!groups.has(group)) found.push(error(say('REG-GROUP', { group }), 'schedule', 'groups'));
  const all = Object.values(cases).reduce(
    (sum, test) => sum + buildsOf(test).length * countSeeds(test.seeds),
    0,
  );
  if (all > MOST_SIMULATIONS)
    found.push(error(say('REG-TOO-MANY', { all, most: MOST_SIMULATIONS }), 'cases'));
  return found;
}
