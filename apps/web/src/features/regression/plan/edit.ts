import { buildsOf } from '@netloom/model/regression';
import type {
  RegressBuild,
  RegressCase,
  RegressCheck,
  RegressFile,
  RegressTestpoint,
} from '@netloom/model/regression';
import { plans } from './plans.ts';

type Entries<T> = Readonly<Record<string, T>>;

/** A record with one entry under another name or with another value, at its place; undefined removes it. */
function replaced<T>(entries: Entries<T>, name: string, to: string, value: T | undefined): Record<string, T> {
  const changed = Object.entries(entries).flatMap(([known, old]): [string, T][] => {
    if (known !== name) return [[known, old]];
    return value === undefined ? [] : [[to, value]];
  });
  return Object.fromEntries(changed);
}

/** Changes members of a plan; one that is undefined is left out. */
export function changePlan(plan: RegressFile, change: Partial<RegressFile>): void {
  plans.change({ ...plan, ...change });
}

export function changeCase(plan: RegressFile, name: string, change: Partial<RegressCase>): void {
  const value = { ...plan.cases[name]!, ...change };
  plans.change({ ...plan, cases: replaced(plan.cases, name, name, value) });
}

export function renameCase(plan: RegressFile, name: string, to: string): void {
  plans.change({ ...plan, cases: replaced(plan.cases, name, to, plan.cases[name]) });
}

export function removeCase(plan: RegressFile, name: string): void {
  plans.change({ ...plan, cases: replaced<RegressCase>(plan.cases, name, name, undefined) });
}

export function addCase(plan: RegressFile): void {
  const name = freeName(plan.cases, 'case');
  const build = Object.keys(plan.builds)[0] ?? 'bench';
  plans.change({ ...plan, cases: { ...plan.cases, [name]: { build, seeds: { fixed: [1] } } } });
}

export function changeBuild(plan: RegressFile, name: string, change: Partial<RegressBuild>): void {
  const value = { ...plan.builds[name]!, ...change };
  plans.change({ ...plan, builds: replaced(plan.builds, name, name, value) });
}

/** Cases name their builds, and follow. */
export function renameBuild(plan: RegressFile, name: string, to: string): void {
  const cases = Object.entries(plan.cases).map(([key, each]): [string, RegressCase] => [
    key,
    { ...each, build: buildsOf(each).map((build) => (build === name ? to : build)) },
  ]);
  const builds = replaced(plan.builds, name, to, plan.builds[name]);
  plans.change({ ...plan, builds, cases: Object.fromEntries(cases) });
}

export function removeBuild(plan: RegressFile, name: string): void {
  plans.change({ ...plan, builds: replaced<RegressBuild>(plan.builds, name, name, undefined) });
}

export function addBuild(plan: RegressFile): void {
  const name = freeName(plan.builds, 'build');
  plans.change({
    ...plan,
    builds: { ...plan.builds, [name]: { top: `${plan.name}_tb`, testbench: `tb/${plan.name}_tb.sv` } },
  });
}

export function addCheck(plan: RegressFile): void {
  const { checks = {} } = plan;
  const [build] = Object.values(plan.builds);
  const { top = plan.name, testbench, fileList } = build ?? {};
  const check: RegressCheck = { kind: 'lint', top, testbench, fileList };
  plans.change({ ...plan, checks: { ...checks, [freeName(checks, 'check')]: check } });
}

export function changeCheck(plan: RegressFile, name: string, change: Partial<RegressCheck>): void {
  const { checks = {} } = plan;
  plans.change({ ...plan, checks: replaced(checks, name, name, { ...checks[name]!, ...change }) });
}

export function renameCheck(plan: RegressFile, name: string, to: string): void {
  const { checks = {} } = plan;
  plans.change({ ...plan, checks: replaced(checks, name, to, checks[name]) });
}

export function removeCheck(plan: RegressFile, name: string): void {
  plans.change({ ...plan, checks: replaced<RegressCheck>(plan.checks ?? {}, name, name, undefined) });
}

export function addTestpoint(plan: RegressFile): void {
  const { testpoints = {} } = plan;
  plans.change({ ...plan, testpoints: { ...testpoints, [freeName(testpoints, 'point')]: { stage: 'V1' } } });
}

export function changeTestpoint(plan: RegressFile, name: string, change: Partial<RegressTestpoint>): void {
  const { testpoints = {} } = plan;
  plans.change({
    ...plan,
    testpoints: replaced(testpoints, name, name, { ...testpoints[name]!, ...change }),
  });
}

/** What shows a testpoint names it, and follows; undefined takes it from them. */
function following<T extends { testpoints?: string[] | undefined }>(
  entries: Entries<T>,
  name: string,
  to: string | undefined,
): Record<string, T> {
  const followed = Object.entries(entries).map(([key, each]): [string, T] => {
    if (!each.testpoints?.includes(name)) return [key, each];
    const named = each.testpoints.flatMap((point) =>
      point !== name ? [point] : to === undefined ? [] : [to],
    );
    return [key, { ...each, testpoints: named }];
  });
  return Object.fromEntries(followed);
}

function withTestpoint(plan: RegressFile, name: string, to: string | undefined): RegressFile {
  const { testpoints = {}, checks } = plan;
  const value = to === undefined ? undefined : testpoints[name];
  return {
    ...plan,
    cases: following(plan.cases, name, to),
    ...(checks && { checks: following(checks, name, to) }),
    testpoints: replaced<RegressTestpoint>(testpoints, name, to ?? name, value),
  };
}

export function renameTestpoint(plan: RegressFile, name: string, to: string): void {
  plans.change(withTestpoint(plan, name, to));
}

export function removeTestpoint(plan: RegressFile, name: string): void {
  plans.change(withTestpoint(plan, name, undefined));
}

function freeName(entries: Entries<unknown>, stem: string): string {
  let count = 1;
  while (Object.hasOwn(entries, `${stem}${count}`)) count += 1;
  return `${stem}${count}`;
}
