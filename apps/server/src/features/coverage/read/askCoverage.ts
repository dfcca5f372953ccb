import { notFound } from '../../../http/refuse.ts';
import { inWorker } from '../../../inWorker/index.ts';
import type { Services } from '../../../services.ts';
import type { RegressionRecord } from '../../regression/index.ts';
import { planFor } from '../exclusionsOf.ts';
import type { KnownPlan } from '../exclusionsOf.ts';
import { takeCoverage } from '../merge/takeCoverage.ts';
import { findCoverage } from '../repository.ts';
import type { CoverageRecord } from '../repository.ts';
import type { Answers, Question } from './question.ts';
import type { CoverageData } from './readCoverage.ts';

/** The coverage of a regression with what its reading depends on. */
export interface OpenCoverage {
  record: CoverageRecord;
  known: KnownPlan | undefined;
  data: CoverageData;
}

/** Sources of the pinned tree, by their paths; what it has not is left out. */
export async function sourcesOf(
  { deptId, tree }: Pick<RegressionRecord, 'deptId' | 'tree'>,
  paths: Iterable<string>,
  { projects }: Pick<Services, 'projects'>,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of new Set(paths)) {
    const text = await projects.readPinned(deptId, tree, path).catch(() => undefined);
    if (text !== undefined) found[path] = text;
  }
  return found;
}

/** @throws a 404 where there is no coverage, or not yet. */
export async function openCoverage(
  regression: RegressionRecord,
  userId: number,
  services: Services,
): Promise<OpenCoverage> {
  const { runId, deptId } = regression;
  const stored = await findCoverage(services.database, runId);
  if (stored === undefined) await takeCoverage(runId, services);
  const record = stored ?? (await findCoverage(services.database, runId));
  if (record === undefined) throw notFound('no-regression-coverage', { field: 'runId' });
  const known = await planFor(regression, await services.projects.tree(deptId, userId));
  const { exclusions = {}, cases = {} } = known?.plan ?? {};
  // Testpoints are those of the cases as they were simulated.
  const simulated = regression.plan?.cases ?? cases;
  const testpoints = Object.entries(simulated).map(([name, each]) => [name, each.testpoints ?? []]);
  const builds = Object.values(regression.plan?.builds ?? known?.plan.builds ?? {});
  const files = Object.values(exclusions).map(({ file }) => file);
  const data: CoverageData = {
    ...{ merged: record.merged, hits: record.hits, simulations: record.simulations, exclusions },
    testpoints: Object.fromEntries(testpoints) as Record<string, string[]>,
    benches: builds.map(({ top }) => top),
    sources: await sourcesOf(regression, files, services),
    today: new Date().toISOString().slice(0, 10),
  };
  return { record, known, data };
}

/** Asks in a thread of its own: there may be a million points. */
export function askCoverage<Q extends Question>(data: CoverageData, question: Q): Promise<Answers[Q['ask']]> {
  const program = new URL('./readCoverage.worker.ts', import.meta.url);
  return inWorker({ program, data: { data, question }, field: 'runId', task: 'read-report', seconds: 120 });
}
