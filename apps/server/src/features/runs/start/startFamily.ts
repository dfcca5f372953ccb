import { randomUUID } from 'node:crypto';
import { RunRequest } from '@netloom/contract';
import { removeFolder } from '@netloom/executor/beneath';
import type { Composition, Member } from '@netloom/tools/planning';
import type { Services } from '../../../services.ts';
import { insertFamily } from '../composed/repository.ts';
import { composeRun } from '../plan/composeRun.ts';
import type { RunRecord } from '../repository.ts';
import { requireWithin } from './ceilings.ts';
import { requireOffered } from './clusterChoice.ts';
import { explainFailure } from './diskFull.ts';
import { inTree, prepareFolder } from './prepareFolder.ts';
import type { UnplannedRun } from './unplannedRun.ts';

/** Runs that are prepared at a time: much of that waits for git. */
const TOGETHER = 4;

type IdOf = (member: string) => string;

/**
 * Starts a run of runs: all its runs read the same tree. Those that need no other are planned and queued at once; the
 * others wait. What cannot be run refuses the whole.
 */
export async function startFamily(parent: UnplannedRun, services: Services): Promise<RunRecord> {
  const ids = new Map<string, string>();
  const idOf: IdOf = (member) => ids.get(member) ?? ids.set(member, randomUUID()).get(member)!;
  const composition = await composed(parent, idOf, services);
  const { title, top, members } = composition;
  const folders: string[] = [];
  try {
    const children = [];
    for (let at = 0; at < members.length; at += TOGETHER) {
      const some = members.slice(at, at + TOGETHER);
      const made = await Promise.allSettled(
        some.map((member) => childOf(parent, composition, member, idOf, services)),
      );
      for (const each of made) {
        if (each.status === 'rejected') continue;
        if (each.value.state === 'queued') folders.push(services.runs.folderOf(each.value.runId));
        children.push(each.value);
      }
      const refused = made.find((each) => each.status === 'rejected');
      if (refused !== undefined) throw refused.reason;
    }
    return await insertFamily(services.database, [{ ...parent, title, top }, ...children]);
  } catch (error) {
    const reason = explainFailure(error, services);
    for (const folder of folders) await removeFolder(folder);
    throw reason;
  }
}

/** The parent itself keeps no files: its runs have them. */
async function composed(parent: UnplannedRun, idOf: IdOf, services: Services): Promise<Composition> {
  const { runId, request } = parent;
  const composition = await inTree(runId, parent, services, (context) => composeRun(request, context, idOf));
  await removeFolder(services.runs.folderOf(runId));
  return composition;
}

async function childOf(
  parent: UnplannedRun,
  { title, top }: Composition,
  { name, request, after = [] }: Member,
  idOf: IdOf,
  services: Services,
) {
  const { deptId, tree, branch, priority, createBy } = parent;
  const asked = RunRequest.parse({ ...request, deptId });
  await requireWithin(asked, services);
  requireOffered(asked, services.settings);
  const runId = idOf(name);
  const waits = after.length > 0;
  const planned = waits ? { title, top } : await prepareFolder(runId, asked, parent, services);
  return {
    ...{ runId, deptId, tree, branch, priority, createBy, ...planned },
    ...{ kind: asked.kind, request: asked, parentRunId: parent.runId, needs: after.map(idOf) },
    state: waits ? ('waiting' as const) : ('queued' as const),
  };
}
