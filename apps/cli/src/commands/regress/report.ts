import { readFile } from 'node:fs/promises';
import { readResultsFile, WrongResults } from '@netloom/executor';
import { bucketKey, buildsOf, isWholeCase, regressKind } from '@netloom/model/regression';
import type { CarriedCheck, CarriedResult, RegressFile, ResultsFile } from '@netloom/model/regression';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';

const MOST_SEEDS = 5;

interface Told extends CarriedResult {
  /** Commit of its file; of one with other changes nothing repeats. */
  commit: string;
}

async function readFiles(paths: readonly string[]): Promise<ResultsFile[]> {
  const files: ResultsFile[] = [];
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) throw new Failure(`there is no file ${path}`);
    try {
      files.push(readResultsFile(/^\s*\{/.test(text) ? 'json' : 'junit', text));
    } catch (error) {
      throw error instanceof WrongResults ? new Failure(`${path}: ${error.message}`) : error;
    }
  }
  return files;
}

/** What ended otherwise on the same commit, with the same build, options, seed and tool, is a fault of its own. */
function markUnsteady(results: readonly Told[]): Told[] {
  const verdicts = new Map<string, Set<string>>();
  const keyOf = ({ commit, case: name, seed, build, plusargs, tool }: Told) =>
    /^[0-9a-f]+$/.test(commit) ? JSON.stringify([commit, name, seed, build, plusargs, tool]) : undefined;
  const SAID = new Set(['passed', 'failed', 'inconclusive']);
  for (const each of results) {
    const key = keyOf(each);
    if (key !== undefined && SAID.has(each.verdict))
      verdicts.set(key, (verdicts.get(key) ?? new Set()).add(each.verdict));
  }
  return results.map((each) => {
    const differs = (verdicts.get(keyOf(each) ?? '')?.size ?? 0) > 1 && SAID.has(each.verdict);
    return differs ? { ...each, nondeterministic: true } : each;
  });
}

const isGreen = ({ verdict, nondeterministic }: Told) => verdict === 'passed' && !nondeterministic;
const nameOf = ({ case: name, seed }: Told) => (seed === 0 ? name : `${name}:${seed}`);

function grouped<K>(results: readonly Told[], keyOf: (result: Told) => K): Map<K, Told[]> {
  const groups = new Map<K, Told[]>();
  for (const each of results) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

function causesOf(results: readonly Told[]) {
  const red = results.filter(({ verdict }) => verdict !== 'passed');
  return [...grouped(red, ({ message }) => bucketKey(message))]
    .map(([, of]) => ({
      title: of[0]!.message,
      verdict: of[0]!.verdict,
      count: of.length,
      seeds: of.map(nameOf),
    }))
    .sort((one, other) => other.count - one.count);
}

/** Files of others name no builds. */
function isWhole({ cases }: RegressFile, name: string, results: readonly Told[]): boolean {
  const test = cases[name]!;
  const [only, ...others] = buildsOf(test);
  const told = results.map(({ seed, build }) => ({ seed, build: build === '' ? (only ?? '') : build }));
  return isWholeCase(test, others.length === 0 ? told : results);
}

type State = 'red' | 'green' | 'open';

/** Checks that the plan or the results name; one that no file tells of is open. */
function checksOf({ checks = {} }: Pick<RegressFile, 'checks'>, told: readonly CarriedCheck[]) {
  const names = [...new Set([...Object.keys(checks), ...told.map(({ name }) => name)])];
  return names.map((name) => {
    const of = told.filter((each) => each.name === name);
    const red = of.find(({ verdict }) => verdict !== 'passed');
    const state: State = red !== undefined ? 'red' : of.length > 0 ? 'green' : 'open';
    return { name, kind: checks[name]?.kind ?? of[0]!.kind, state, message: red?.message ?? '' };
  });
}

type CheckState = ReturnType<typeof checksOf>[number];

/** What results and checks show of each testpoint; one without either, or of which some are missing, is open. */
function pointsOf(
  plan: RegressFile,
  byCase: ReadonlyMap<string, Told[]>,
  checkStates: readonly CheckState[],
) {
  return Object.entries(plan.testpoints ?? {}).map(([name, { stage }]) => {
    const cases = Object.keys(plan.cases).filter((each) => plan.cases[each]!.testpoints?.includes(name));
    const found = cases.map((each) => byCase.get(each) ?? []);
    const checks = checkStates.filter((each) => plan.checks?.[each.name]?.testpoints?.includes(name));
    const isRun =
      cases.length + checks.length > 0 &&
      cases.every((each, at) => isWhole(plan, each, found[at]!)) &&
      checks.every(({ state }) => state !== 'open');
    const all = found.flat();
    const isShown =
      all.every((each) => isGreen(each) && !each.unchecked) && checks.every(({ state }) => state !== 'red');
    const held = checks.filter(({ state }) => state === 'green').length;
    const ended = checks.filter(({ state }) => state !== 'open').length;
    const state: State = !isShown ? 'red' : isRun ? 'green' : 'open';
    return { name, stage, state, passed: all.filter(isGreen).length + held, all: all.length + ended };
  });
}

async function planOf(path: string | undefined): Promise<RegressFile | undefined> {
  if (path === undefined) return undefined;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Failure(`there is no file ${path}`);
  const { document, diagnostics } = regressKind.read(text, path);
  if (document === undefined) throw new Failure(`${path}: ${diagnostics[0]?.message ?? ''}`);
  return document;
}

/** `netloom regress report <results>…`: cases, causes and testpoints of files of results. Exit code 0 when all is green. */
export async function regressReport(paths: readonly string[], planPath?: string): Promise<Outcome> {
  const plan = await planOf(planPath);
  const files = await readFiles(paths);
  const results = markUnsteady(
    files.flatMap(({ commit, results: of }) => of.map((each) => ({ ...each, commit }))),
  );
  const byCase = grouped(results, ({ case: name }) => name);
  const cases = [...byCase].map(([name, of]) => ({
    ...{ name, passed: of.filter(isGreen).length, all: of.length },
    seconds: of.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
  }));
  const causes = causesOf(results);
  const told = files.flatMap(({ checks }) => checks);
  const checks = checksOf(plan ?? {}, told);
  const points = plan === undefined ? [] : pointsOf(plan, byCase, checks);
  const unsteady = [...new Set(results.filter((each) => each.nondeterministic).map(nameOf))];
  const unchecked = [...new Set(results.filter((each) => each.unchecked).map(nameOf))];
  const passed = results.filter(isGreen).length;
  const missing = files.reduce((sum, each) => sum + each.missing, 0);
  const all = results.length + missing;
  const few = (names: readonly string[]) =>
    `${names.slice(0, MOST_SEEDS).join(', ')}${names.length > MOST_SEEDS ? ', …' : ''}`;
  const text = [
    ...cases.map((each) => `${each.passed}/${each.all}  ${each.name}  ${each.seconds.toFixed(1)} s`),
    ...causes.map((each) => `${each.count} ×  ${each.verdict}: ${each.title}  (${few(each.seeds)})`),
    ...(unsteady.length > 0 ? [`non-deterministic: ${few(unsteady)}`] : []),
    ...(unchecked.length > 0 ? [`checked nothing: ${few(unchecked)}`] : []),
    ...checks.map(({ name, kind, state, message }) =>
      `${state.padEnd(5)}  ${kind} ${name}  ${message}`.trimEnd(),
    ),
    ...points.map(
      (each) => `${each.stage}  ${each.state.padEnd(5)}  ${each.name}  ${each.passed}/${each.all}`,
    ),
    ...(missing > 0 ? [`without a result: ${missing}`] : []),
    `${passed} of ${all} passed`,
  ].join('\n');
  const isOpen = [...points, ...checks].some(({ state }) => state !== 'green');
  const result = { passed, all, cases, causes, unsteady, unchecked, checks, points };
  // Where nothing could have failed, nothing was shown.
  const isShown = results.some((each) => isGreen(each) && !each.unchecked) || told.length > 0;
  return { text, result, failed: !isShown || passed < all || isOpen };
}
