import { dirname } from 'node:path/posix';
import type { RunRequest } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { readTreeList } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { RunRecord } from '../runs/index.ts';

export type SourceRole = 'design' | 'generated' | 'bench';

/** Where generations write (see the canvas). */
const GENERATED = 'gen/';

/** @throws a 601 for a run of another kind. */
export function requireSimulation({ request }: RunRecord): Extract<RunRequest, { kind: 'simulate' }> {
  if (request.kind !== 'simulate')
    throw warning('simulates-nothing', { field: 'runId', values: { kind: request.kind } });
  return request;
}

/** What a simulation's file list names, read from the tree that the run pinned. */
export async function listedFiles(run: RunRecord, { projects }: Services): Promise<Set<string>> {
  const { fileList } = requireSimulation(run);
  if (fileList === '') return new Set();
  const readText = (path: string) => projects.readPinned(run.deptId, run.tree, path).catch(() => undefined);
  const has = async (path: string) => (await readText(path)) !== undefined;
  return new Set((await readTreeList(fileList, { readText, has })).files);
}

/** Of the bench of a block of the library, which lies in folders of its own with its models. */
export function benchRoleOf(path: string): SourceRole {
  return path.includes('/') ? 'bench' : 'design';
}

/** The bench is what the request names, and what it found in its own folder. */
export function roleOf(path: string, testbench: string, listed: ReadonlySet<string>): SourceRole {
  const besideBench = testbench !== '' && !listed.has(path) && dirname(path) === dirname(testbench);
  if (path === testbench || besideBench) return 'bench';
  return path.startsWith(GENERATED) ? 'generated' : 'design';
}
