import { createHash } from 'node:crypto';
import type { Evidence, SignOff } from '@netloom/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { askCoverage, openCoverage } from '../coverage/index.ts';
import type { RegressionRecord } from '../regression/index.ts';
import { userNames } from '../session/index.ts';
import {
  checkRuns,
  commitCheck,
  coverageCheck,
  defectsCheck,
  exclusionsCheck,
  inputsCheck,
  regressionCheck,
  runChecks,
} from './checks.ts';
import { pointsOf } from './points.ts';
import { caseCounts, signOffsOf } from './repository.ts';

const MOST_CHANGED = 100;
/** Documents for people are no inputs of a simulation; a .txt may be, as what $readmemh reads. */
const NO_INPUT = /\.(?:md|png|svg|pdf)$/i;

/** Files of the caller's tree that are not as the regression read them; undefined where it read none of the project. */
async function changedInputs(
  { deptId, tree }: RegressionRecord,
  userId: number,
  { projects }: Pick<Services, 'projects'>,
): Promise<string[] | undefined> {
  if (tree === '') return undefined;
  const now = await projects.writeTree(deptId, userId);
  if (now === tree) return [];
  const files = await projects.changedFiles(deptId, tree, now);
  return files.map(({ path }) => path).filter((path) => !NO_INPUT.test(path));
}

/** What the regression has covered, as its own plan requires it, with the state of the exclusions. */
async function coverageChecks(
  regression: RegressionRecord,
  userId: number,
  services: Services,
): Promise<Evidence[]> {
  const { runId, plan } = regression;
  const open = await openCoverage(regression, userId, services).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  const required = plan?.coverage ?? {};
  if (open === undefined) return [coverageCheck(runId, undefined, required)];
  const { all, exclusions } = await askCoverage(open.data, { ask: 'summary' });
  return [coverageCheck(runId, all, required), exclusionsCheck(runId, exclusions)];
}

/** What counts for a signature: everything but the words about it. */
export function digestOf({ commit, points, checks }: Pick<SignOff, 'commit' | 'points' | 'checks'>): string {
  const told = points.map(({ name, stage, cases, checks: own, state, passed, all }) => [
    ...[name, stage, cases, own],
    ...[state, passed, all],
  ]);
  const shown = checks.map(({ kind, state, reason, values }) => [kind, state, reason, values]);
  return createHash('sha256')
    .update(JSON.stringify([commit, told, shown]))
    .digest('hex');
}

/** All evidence of the commit that a regression simulated. */
export async function evidenceOf(
  regression: RegressionRecord,
  userId: number,
  services: Services,
): Promise<SignOff> {
  const { runId, name, number, path, commit, createTime, plan } = regression;
  const counts = await caseCounts(services.database, runId);
  const changed = await changedInputs(regression, userId, services);
  const runs = await checkRuns(regression, services);
  const checks = [
    commitCheck(regression),
    inputsCheck(changed),
    regressionCheck(regression, counts),
    ...(await coverageChecks(regression, userId, services)),
    ...runChecks(plan, runs),
    await defectsCheck(regression, Object.keys(plan?.cases ?? {}), services),
  ];
  const points = plan === null ? [] : pointsOf(plan, counts, runs.ended);
  const isGreen = ({ state }: { state: Evidence['state'] }) => state === 'green' || state === 'none';
  const green = points.length > 0 && points.every(isGreen) && checks.every(isGreen);
  const digest = digestOf({ commit, points, checks });
  const known = { runId, name, number, path, commit, date: createTime.toISOString(), points, checks, green };
  return {
    ...known,
    changed: (changed ?? []).slice(0, MOST_CHANGED),
    reviews: await reviewsOf(known, digest, services),
  };
}

async function reviewsOf(
  { runId, commit }: Pick<SignOff, 'runId' | 'commit'>,
  digest: string,
  { database }: Pick<Services, 'database'>,
): Promise<SignOff['reviews']> {
  const rows = await signOffsOf(database, runId);
  const names = await userNames(
    database,
    rows.map(({ createBy }) => createBy),
  );
  return rows.map(({ signOffId, note, createBy, createTime, digest: then }) => ({
    ...{ signOffId, runId, commit, note },
    createBy: names.get(createBy) ?? '',
    createTime: createTime.toISOString(),
    valid: then === digest,
  }));
}
