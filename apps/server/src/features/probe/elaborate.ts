import { mkdir, mkdtemp, readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import {
  finishedEvent,
  LocalExecutor,
  openArtifact,
  prepareRun,
  readEvents,
  runFolder,
} from '@netloom/executor';
import { removeFolder } from '@netloom/executor/beneath';
import type { RunPlan } from '@netloom/model';
import { DESIGN_FILE, sourceFiles } from '@netloom/tools';
import { warning } from '../../http/refuse.ts';
import { ProjectTree } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import type { RunRecord } from '../runs/index.ts';
import { equippedMachine } from '../tool/index.ts';
import { elaborationPlan } from './elaborationPlan.ts';

/** What an elaboration gives: the tool's tree, and the texts that it was made of. */
export interface ElaboratedText {
  xml: string;
  texts: Record<string, string>;
}

/** More is no design that a browser could be shown. */
const MOST_BYTES = 400 << 20;

const WORK = 'elaborate-';

/** The first error that the tool told, or why it was ended. */
async function failure(folder: string): Promise<string> {
  const { events } = await readEvents(folder, 0);
  for (const event of events) {
    if (event.type !== 'diagnostic' || event.diagnostic.severity !== 'error') continue;
    const { message, place } = event.diagnostic;
    return place?.kind === 'source' ? `${place.file}, line ${place.line}: ${message}` : message;
  }
  const end = await finishedEvent(folder);
  return end?.reason ?? 'it was not carried out';
}

async function runPlan(folder: string, plan: RunPlan, services: Services): Promise<void> {
  const { sandbox } = await equippedMachine(new Set(['verilator']), services.settings);
  await prepareRun(folder, plan);
  const executor = new LocalExecutor(() => Promise.resolve(sandbox));
  await executor.submit(folder);
  for await (const page of executor.watch(folder, 0)) void page;
  const end = await finishedEvent(folder);
  if (end?.verdict !== 'passed')
    throw warning('not-elaborated', { field: 'runId', values: { why: await failure(folder) } });
}

async function readSources(xml: string, tree: ProjectTree): Promise<Record<string, string>> {
  const files = sourceFiles(xml).map(async (path) => {
    const text = await tree.readText(path, 'path').catch(() => undefined);
    return text === undefined ? [] : [[path, text] as const];
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}

/** The tree that the tool wrote; it is a plain file, whatever the sandbox tried. */
async function readTree(folder: string): Promise<string> {
  const file = await openArtifact(folder, DESIGN_FILE);
  if (file === undefined) throw warning('nothing-elaborated', { field: 'runId' });
  try {
    const { size } = await file.stat();
    if (size > MOST_BYTES)
      throw warning('elaborated-too-large', { field: 'runId', values: { most: MOST_BYTES >> 20 } });
    return await readFile(file, 'utf8');
  } finally {
    await file.close();
  }
}

/** Elaborates, in the sandbox, the sources that a run was given. @throws a 601 with the tool's first error. */
export async function elaborate(run: RunRecord, services: Services): Promise<ElaboratedText> {
  await mkdir(services.folder.cache, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(services.folder.cache, WORK));
  try {
    const { sources } = runFolder(folder);
    await mkdir(sources, { recursive: true });
    await services.projects.exportTree(run.deptId, run.tree, sources);
    const tree = new ProjectTree(await realpath(sources));
    await runPlan(folder, await elaborationPlan(run, tree), services);
    const xml = await readTree(folder);
    return { xml, texts: await readSources(xml, tree) };
  } finally {
    await removeFolder(folder);
  }
}

/** Ends and removes what a server that was stopped meanwhile left behind. */
export async function sweepElaborations({ folder }: Pick<Services, 'folder'>): Promise<void> {
  const names = await readdir(folder.cache).catch(() => []);
  const executor = new LocalExecutor(() => Promise.reject(new Error('nothing is started any more')));
  for (const path of names.filter((name) => name.startsWith(WORK)).map((name) => join(folder.cache, name))) {
    await executor.cancel(path).catch(() => undefined);
    await removeFolder(path);
  }
}
