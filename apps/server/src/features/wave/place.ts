import type { WavePlace } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { notFound, warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { requireMember } from '../department/index.ts';
import { liveDump, requireRunMember, storedDump } from '../runs/index.ts';
import { openMemberTree } from '../tree/index.ts';
import type { DumpFile } from './dumpFile.ts';

const DUMP = /\.(vcd|fst|ghw|vcd\.gz)$/i;

/** Who may see the run, or the file in his working tree, gets the dump's place on the disk. */
export const whoSeesDump = whoIs(
  'members of the run’s department, or of the project',
  async ({ query }: { query: WavePlace }, caller, services) => ({
    dump: await dumpAt(query, caller, services),
  }),
  'run:view',
);

/** The same for both dumps of a comparison. */
export const whoSeesBothDumps = whoIs(
  'members of both runs’ departments, or of the projects',
  async ({ body }: { body: { a: WavePlace; b: WavePlace } }, caller, services) => ({
    a: await dumpAt(body.a, caller, services),
    b: await dumpAt(body.b, caller, services),
  }),
  'run:view',
);

function dumpAt(place: WavePlace, caller: Caller, services: Services): Promise<DumpFile> {
  return 'runId' in place ? ofRun(place, caller, services) : ofTree(place, caller, services);
}

async function ofRun(
  { runId, file }: Extract<WavePlace, { runId: string }>,
  caller: Caller,
  services: Services,
): Promise<DumpFile> {
  const { run } = await requireRunMember('run:view', caller, runId, services);
  if (run.state !== 'finished') return { name: file, ...(await liveDump(run, file, services)) };
  return { name: file, ...(await storedDump(run, file, services)), final: true };
}

async function ofTree(
  { deptId, path }: Extract<WavePlace, { path: string }>,
  caller: Caller,
  services: Services,
): Promise<DumpFile> {
  const { tree } = await openMemberTree(
    await requireMember('design:view', caller, deptId, services),
    services,
  );
  if (!DUMP.test(path)) throw warning('no-dump', { field: 'path', values: { path } });
  const stats = await tree.stat(path, 'path');
  if (!stats) throw notFound('no-file', { field: 'path', values: { path } });
  if (!stats.isFile()) throw warning('not-a-file', { field: 'path', values: { path } });
  return { name: path, root: tree.root, path, inTree: true };
}
