import { buildsOf } from './regressFile.ts';
import type {
  RegressBuild,
  RegressCase,
  RegressCheck,
  RegressExclusion,
  RegressFile,
} from './regressFile.ts';

const MEMBERS = [
  ...(['netloom', 'version', 'name', 'description', 'plusargs', 'seconds', 'coverage'] as const),
  ...(['schedule', 'executor'] as const),
] as const;
const BUILD: readonly (keyof RegressBuild)[] = [
  'top',
  'soc',
  'testbench',
  'fileList',
  'simulator',
  'optimize',
  'coverage',
  'passPattern',
  'failPattern',
];
const CASE: readonly (keyof RegressCase)[] = [
  'build',
  'program',
  'generator',
  'plusargs',
  'seeds',
  'groups',
  'stage',
  'testpoints',
  'seconds',
  'description',
];

const CHECK: readonly (keyof RegressCheck)[] = [
  'kind',
  'top',
  'fileList',
  'testbench',
  'testpoints',
  'seconds',
];
const EXCLUSION: readonly (keyof RegressExclusion)[] = [
  'file',
  'sort',
  'label',
  'expression',
  'hash',
  'occurrence',
  'occurrences',
  'who',
  'why',
  'until',
];

/** A value on one line, with blanks after commas and colons. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${inline(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The members that have a value, in their fixed order; empty texts and lists say nothing. */
function ordered<T extends object>(value: T, order: readonly (keyof T & string)[]): object {
  const says = (member: unknown) =>
    member !== undefined &&
    member !== '' &&
    member !== false &&
    !(Array.isArray(member) && member.length === 0);
  return Object.fromEntries(order.filter((name) => says(value[name])).map((name) => [name, value[name]]));
}

/** One entry a line, so that a change of one is a change of one line. */
function record<T extends object>(
  entries: Readonly<Record<string, T>>,
  order: readonly (keyof T & string)[],
) {
  const lines = Object.entries(entries).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${inline(ordered(value, order))}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
}

/** One build is a name, several are a list. */
function withBuilds(cases: RegressFile['cases']): RegressFile['cases'] {
  const entries = Object.entries(cases).map(([name, test]): [string, RegressCase] => {
    const [first, ...others] = buildsOf(test);
    return [name, { ...test, build: others.length === 0 ? first! : [first!, ...others] }];
  });
  return Object.fromEntries(entries);
}

/** The canonical text of a plan. */
export function writeRegress(plan: RegressFile): string {
  const head = Object.entries(ordered(plan, MEMBERS)).map(
    ([name, value]) => `${JSON.stringify(name)}: ${inline(value)}`,
  );
  const { checks = {}, testpoints = {}, exclusions = {} } = plan;
  const members = [
    ...head,
    `"builds": ${record(plan.builds, BUILD)}`,
    `"cases": ${record(withBuilds(plan.cases), CASE)}`,
    ...(Object.keys(checks).length > 0 ? [`"checks": ${record(checks, CHECK)}`] : []),
    ...(Object.keys(testpoints).length > 0
      ? [`"testpoints": ${record(testpoints, ['stage', 'description'])}`]
      : []),
    ...(Object.keys(exclusions).length > 0 ? [`"exclusions": ${record(exclusions, EXCLUSION)}`] : []),
  ];
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}
