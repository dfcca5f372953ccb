import { kindOf } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { COUNTS_FILE, POINTS_FILE } from '@netloom/tools/coverage';
import { inWorker } from '../../../inWorker/index.ts';
import { Mutex } from '../../../projects/mutex.ts';
import type { Services } from '../../../services.ts';
import { artifactFile, findRun } from '../../runs/index.ts';
import { hasCoverage, isComplete, membersOf, passedOf, storeCoverage } from '../repository.ts';
import type { MergePart, StoredMerge } from './mergeCoverage.ts';

const turns = new Mutex();
const SECONDS = 600;

/** What a run of a regression left, if it was built for coverage and left all of it. */
async function partOf(childRunId: string, services: Services): Promise<MergePart | undefined> {
  const child = await findRun(services.database, childRunId);
  const request = kindOf('cases')!.request.safeParse(child?.request).data as RequestOf<'cases'> | undefined;
  if (child === undefined || request?.coverage !== true) return undefined;
  const files = [POINTS_FILE, COUNTS_FILE].map((path) => artifactFile(child, path, services));
  // A run whose simulations all failed before they wrote anything left nothing.
  const [points, counts] = await Promise.all(files).catch(() => []);
  if (points === undefined || counts === undefined) return undefined;
  const passed = await passedOf(services.database, childRunId);
  const names = request.simulations.map((each, index) =>
    passed.has(index) ? `${each.case}:${each.seed}:${request.build}` : null,
  );
  return { points, counts, names, top: request.top };
}

/** Merges the coverage of a regression whose results are all there; what is merged stays as it is. */
export async function takeCoverage(runId: string, services: Services): Promise<void> {
  const { database } = services;
  await turns.run(runId, async () => {
    if (!(await isComplete(database, runId)) || (await hasCoverage(database, runId))) return;
    const parts: MergePart[] = [];
    for (const child of await membersOf(database, runId)) {
      const part = await partOf(child, services);
      if (part !== undefined) parts.push(part);
    }
    if (parts.length === 0) return;
    const program = new URL('./mergeCoverage.worker.ts', import.meta.url);
    const task = { program, data: parts, field: 'runId', task: 'read-report', seconds: SECONDS } as const;
    await storeCoverage(database, runId, await inWorker<StoredMerge>(task));
  });
}
