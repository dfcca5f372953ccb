import { MOST_SEED, RegressCheck, RegressName, ResultsFile, ResultVerdict } from '@netloom/model/regression';
import type { CarriedCheck, CarriedResult } from '@netloom/model/regression';
import { RunVerdict } from '@netloom/model';
import { XmlError } from '@netloom/xml';
import { readJunit, WrongJunit } from './readJunit.ts';

/** What cannot be read, with its place. */
export class WrongResults extends Error {}

const NAME = /^(.*):(\d{1,10})$/;
const COMMIT = /^[0-9a-f]{7,64}\+?$/;
const TREE = /^[0-9a-f]{40,64}$/;
/** Behind the name of a case that was simulated with several builds (`junitName`). */
const BUILD = /^\[[\w.-]{1,100}\]$/;

function readJson(text: string): ResultsFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new WrongResults((error as Error).message);
  }
  const read = ResultsFile.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new WrongResults(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** The property of a suite by which cocotb tells the seed of all its tests. */
const COCOTB_SEED = 'random_seed';

function seedOf(text = ''): number {
  const seed = Number(text);
  return Number.isInteger(seed) && seed > 0 && seed <= MOST_SEED ? seed : 0;
}

type Junit = ReturnType<typeof readJunit>['cases'][number];

/** An error says by its type why nothing could be said, if it was us who wrote it; else it is a failure. */
function verdictOf(outcome: Junit['outcome']): ResultVerdict {
  if (outcome === undefined) return 'passed';
  if (outcome.tag === 'skipped') return 'inconclusive';
  const ours = ResultVerdict.safeParse(outcome.type);
  return ours.success && ours.data !== 'passed' ? ours.data : 'failed';
}

/** A check of a plan, as we write it. */
function checkOf({ name, className, outcome, properties }: Junit): CarriedCheck | undefined {
  const kind = RegressCheck.shape.kind.safeParse(properties.get('check'));
  if (!kind.success || className !== kind.data || !RegressName.safeParse(name).success) return undefined;
  const verdict = RunVerdict.safeParse(outcome?.type).data ?? 'failed';
  return {
    ...{ name, kind: kind.data, verdict: outcome === undefined ? 'passed' : verdict },
    message: (outcome?.message ?? '').slice(0, 4000),
  };
}

/** `suiteSeed`: of a suite whose tests have none of their own. */
function carried(test: Junit, suiteSeed: number): CarriedResult {
  const { name, className, seconds, outcome, flaky, properties } = test;
  const [, before, digits = ''] = NAME.exec(name) ?? [];
  const hasSeed = before !== undefined && Number(digits) <= MOST_SEED;
  const named = hasSeed ? before : name;
  const [build = ''] = BUILD.exec(named.slice(className.length)) ?? [];
  const isOurs = build !== '' && named === className + build;
  const own = isOurs ? className : named;
  const whole = className === '' || className === own ? own : `${className}.${own}`;
  const message = outcome?.message || (outcome?.tag === 'skipped' ? 'skipped' : '');
  const told = (key: string, most: number) => (properties.get(key) ?? '').slice(0, most);
  const other = ResultVerdict.safeParse(properties.get('nondeterministic')).data;
  return {
    ...{ case: whole.slice(0, 500), seed: hasSeed ? Number(digits) : suiteSeed },
    ...{ message: message.slice(0, 4000), seconds, verdict: other ?? verdictOf(outcome) },
    ...{ plusargs: told('plusargs', 4100), tool: told('tool', 200), host: told('host', 300) },
    build: isOurs ? build.slice(1, -1) : told('build', 100),
    unchecked: properties.get('unchecked') === 'true',
    nondeterministic: other !== undefined || flaky,
  };
}

/** Reads results of others. @throws WrongResults with the place of what is wrong. */
export function readResultsFile(format: 'junit' | 'json', text: string): ResultsFile {
  if (format === 'json') return readJson(text);
  try {
    const { name, properties, cases, missing } = readJunit(text);
    const [commit, tree] = [properties.get('commit') ?? '', properties.get('tree') ?? ''];
    const known = { netloom: 'results', version: 1, missing } as const;
    const seed = seedOf(properties.get(COCOTB_SEED));
    const results = cases.filter((each) => checkOf(each) === undefined).map((each) => carried(each, seed));
    const checks = cases.flatMap((each) => checkOf(each) ?? []);
    return {
      ...{ ...known, name: name.slice(0, 200) || 'JUnit', results, checks },
      ...{ commit: COMMIT.test(commit) ? commit : '', tree: TREE.test(tree) ? tree : '' },
    };
  } catch (error) {
    if (error instanceof XmlError) throw new WrongResults(`line ${error.line}: ${error.message}`);
    throw error instanceof WrongJunit ? new WrongResults(error.message) : error;
  }
}
