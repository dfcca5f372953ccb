import type { Diagnostic } from '../diagnostic.ts';
import { pointerOf } from '../format/pointer.ts';
import { MOST_SIMULATIONS } from './regressFile.ts';
import type { RegressFile } from './regressFile.ts';
import { countSeeds } from './seeds.ts';

const error = (code: string, message: string, ...steps: string[]): Diagnostic => ({
  code,
  severity: 'error',
  message,
  place: { kind: 'document', pointer: pointerOf(...steps) },
});

/** What a plan names and has not, and whether it is more than one regression may be. */
export function checkRegress(plan: RegressFile): Diagnostic[] {
  const { builds, cases, testpoints = {} } = plan;
  const found: Diagnostic[] = [];
  for (const [name, { build, testpoints: named = [] }] of Object.entries(cases)) {
    if (!Object.hasOwn(builds, build))
      found.push(error('REG-BUILD', `case ${name}: there is no build "${build}"`, 'cases', name, 'build'));
    for (const point of named)
      if (!Object.hasOwn(testpoints, point))
        found.push(
          error(
            'REG-TESTPOINT',
            `case ${name}: there is no testpoint "${point}"`,
            'cases',
            name,
            'testpoints',
          ),
        );
  }
  for (const [name, { testbench, fileList }] of Object.entries(builds))
    if (!testbench && !fileList)
      found.push(
        error('REG-SOURCES', `build ${name}: give the file of its testbench, or a file list`, 'builds', name),
      );
  const groups = new Set(Object.values(cases).flatMap(({ groups: named = [] }) => named));
  for (const group of plan.schedule?.groups ?? [])
    if (!groups.has(group))
      found.push(error('REG-GROUP', `schedule: no case is in the group "${group}"`, 'schedule', 'groups'));
  const all = Object.values(cases).reduce((sum, { seeds }) => sum + countSeeds(seeds), 0);
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
