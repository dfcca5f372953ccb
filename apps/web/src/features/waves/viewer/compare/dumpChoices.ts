import { getFileName, listRuns, runArtifacts } from '@netloom/contract';
import type { RunRow, WavePlace } from '@netloom/contract';
import { callApi } from '../../../../api/index.ts';

const mostRuns = 20;
const suffixes = ['.vcd', '.fst', '.ghw'];
const folder = 1;

/** A dump on the server that can be chosen. */
export interface DumpChoice {
  place: WavePlace;
  title: string;
  /** When its run was made. */
  time?: string;
}

async function dumpsOf({ runId, title, createTime: time }: RunRow): Promise<DumpChoice[]> {
  const left = await callApi(runArtifacts, { query: { runId } }).catch(() => []);
  const dumps = left.filter(({ kind }) => kind === 'wave');
  return dumps.map(({ path: file }) => ({ place: { runId, file }, title, time }));
}

/** The dumps that the latest finished runs of a project have left, newest first. */
export async function runDumps(deptId: number): Promise<DumpChoice[]> {
  const query = { deptId, kinds: 'simulate,boot', limit: mostRuns } as const;
  const { rows } = await callApi(listRuns, { query });
  const finished = rows.filter(({ state }) => state !== 'queued' && state !== 'running');
  return (await Promise.all(finished.map(dumpsOf))).flat();
}

/** The dumps that lie in a project's tree, by path. */
export async function fileDumps(deptId: number): Promise<DumpChoice[]> {
  const found = await Promise.all(
    suffixes.map((resourceName) =>
      callApi(getFileName, { body: { deptId, resourcePath: '', resourceName } }),
    ),
  );
  return found
    .flat()
    .filter(
      ({ fileName, fileNameType }) => fileNameType !== folder && /\.(vcd|fst|ghw)(\.gz)?$/i.test(fileName),
    )
    .map(({ filePath: path }) => ({ place: { deptId, path }, title: path }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}
