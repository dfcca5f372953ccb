import { buildsOf } from './regressFile.ts';
import type { RegressFile } from './regressFile.ts';
import type { Selection } from './simulations.ts';

/** The first that a selection names and a plan has not: what it leaves out would be taken for simulated. */
export function missingOf(
  { cases }: RegressFile,
  { groups = [], only = [] }: Pick<Selection, 'groups' | 'only'>,
): { kind: 'case-group' | 'case' | 'case-build'; name: string } | undefined {
  const known = new Set(Object.values(cases).flatMap(({ groups: named = [] }) => named));
  const group = groups.find((each) => !known.has(each));
  if (group !== undefined) return { kind: 'case-group', name: group };
  for (const { case: name, build } of only) {
    const test = Object.hasOwn(cases, name) ? cases[name]! : undefined;
    if (test === undefined) return { kind: 'case', name };
    if (build !== undefined && !buildsOf(test).includes(build)) return { kind: 'case-build', name: build };
  }
  return undefined;
}
