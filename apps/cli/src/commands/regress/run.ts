import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { resultsJson, resultsJunit } from '@netloom/executor';
import { checkRegress, missingOf, regressKind, simulationsOf } from '@netloom/model/regression';
import type { CarriedCheck, RegressCheck, RegressFile } from '@netloom/model/regression';
import { Failure } from '../../failure.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { checkLine, runCheck } from './check.ts';
import { contextOf } from './planContext.ts';
import { resultsOf } from './resultsOf.ts';
import { lineOf, shares, simulate } from './simulate.ts';
import type { CliResult } from './simulate.ts';

export interface RegressOptions {
  root: string;
  groups: string[];
  only: { case: string; seed: number; build?: string | undefined }[];
  /** Checks of the plan that are made; where nothing is chosen, all beside all simulations. */
  checks?: string[];
  waves: boolean;
  junit?: string | undefined;
  /** Where the results are written as JSON, as the product imports them. */
  results?: string | undefined;
  write: (text: string) => void;
}

async function readPlan(path: string, root: string): Promise<RegressFile> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Failure(`there is no file ${path}`);
  const { document, diagnostics } = regressKind.read(text, path);
  const [fault] = document === undefined ? diagnostics : checkRegress(document);
  if (document === undefined || fault !== undefined) throw new Failure(`${path}: ${fault?.message ?? ''}`);
  return document;
}

/** Some cases are simulated without the checks, and some checks made without the cases. */
function chosenOf(path: string, plan: RegressFile, options: RegressOptions) {
  const { groups, only, checks: names = [] } = options;
  const missing = missingOf(plan, options);
  const { checks = {} } = plan;
  const check = names.find((name) => !Object.hasOwn(checks, name));
  const unknown = missing ?? (check === undefined ? undefined : { kind: 'check', name: check });
  if (unknown !== undefined)
    throw new Failure(`${path}: there is no ${unknown.kind.replace('case-', '')} ${unknown.name} to choose`);
  const isSome = groups.length + only.length > 0;
  const isCases = isSome || names.length === 0;
  const asked = names.length === 0 && !isSome ? Object.keys(checks) : names;
  return {
    work: isCases ? simulationsOf(plan, { groups, only, origin: `${Date.now()}` }) : [],
    checks: asked.map((name): [string, RegressCheck] => [name, checks[name]!]),
  };
}

/** `netloom regress run <plan> …`: paths count from the root. Exit code 0 when everything passed. */
export async function regressRun(path: string, options: RegressOptions): Promise<Outcome> {
  const { root, waves, write } = options;
  const plan = await readPlan(path, root);
  const { work, checks: asked } = chosenOf(path, plan, options);
  if (work.length + asked.length === 0) throw new Failure(`${path}: no case is chosen`);
  const context = await contextOf(root);
  const { memoryMegabytes, diskMegabytes } = plan.executor ?? {};
  const room = { memoryMegabytes, diskMegabytes };
  const results: CliResult[] = [];
  for (const share of work.flatMap((each) => shares(each, waves))) {
    const ended = await simulate(share, context, { root, waves, room });
    for (const each of ended) write(`${lineOf(each)}\n`);
    results.push(...ended);
  }
  const checks: CarriedCheck[] = [];
  for (const [name, check] of asked) {
    const ended = await runCheck(name, check, context, { root, room });
    write(`${checkLine(ended)}\n`);
    checks.push(ended);
  }
  await writeResults(plan.name, { results, checks }, options);
  const { text, failed } = summaryOf(plan.name, results, checks);
  return { ...outcomeOf(path, [], text, { name: plan.name, results, checks }), failed, text };
}

function summaryOf(name: string, results: readonly CliResult[], checks: readonly CarriedCheck[]) {
  const passed = results.filter(({ verdict }) => verdict === 'passed').length;
  const unchecked = results.filter((each) => each.unchecked).length;
  const held = checks.filter(({ verdict }) => verdict === 'passed').length;
  const idle = unchecked === 0 ? '' : `, ${unchecked} of them checked nothing`;
  const simulated = results.length === 0 ? [] : [`${passed} of ${results.length} passed${idle}`];
  const checked = checks.length === 0 ? [] : [`${held} of ${checks.length} checks passed`];
  // Where nothing could have failed, nothing was shown.
  const isIdle = results.length > 0 && unchecked === passed;
  return {
    text: `${name}: ${[...simulated, ...checked].join('; ')}`,
    failed: passed < results.length || isIdle || held < checks.length,
  };
}

async function writeResults(
  name: string,
  ended: { results: readonly CliResult[]; checks: readonly CarriedCheck[] },
  { root, junit, results: json }: RegressOptions,
): Promise<void> {
  if (junit === undefined && json === undefined) return;
  const file = resultsOf(name, root, ended);
  if (junit !== undefined) await writeFile(resolve(junit), resultsJunit(file, new Date()));
  if (json !== undefined) await writeFile(resolve(json), resultsJson(file));
}
