import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { taskFiles } from './taskFiles.ts';

/** Jobs of ours are named so, followed by what makes the name unique. */
export const TAG_PREFIX = 'netloom-';

/** Runs that go to Slurm together, as the tasks of one job array. */
export interface Batch {
  /** Holds what the submission needs; named as the job, so that the job is found again. */
  folder: string;
  tag: string;
  /** Folders of the runs, by task index. */
  runs: string[];
  /** Id of the array, once Slurm has taken it. */
  job?: string;
}

/** Where a run stands in its batch. */
export interface Intent {
  batch: string;
  task: number;
}

export function batchFiles(folder: string) {
  return {
    /** One run's folder a line; line 1 is task 0. */
    runs: join(folder, 'runs'),
    script: join(folder, 'script.sh'),
    /** Arguments of sbatch. */
    options: join(folder, 'options.json'),
    job: join(folder, 'job'),
    /** What Slurm and the batch script itself have to say. */
    output: join(folder, 'output'),
  };
}

/** A reader sees the file whole or not yet. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Notes what will be submitted, first for the batch and then for each of its runs. */
export async function createBatch(
  parent: string,
  runs: string[],
  options: string[],
  script: (folder: string) => string,
): Promise<Batch> {
  const tag = TAG_PREFIX + randomUUID();
  const folder = join(parent, tag);
  const files = batchFiles(folder);
  await mkdir(folder, { recursive: true });
  await writeFile(files.runs, runs.map((run) => `${run}\n`).join(''));
  await writeFile(files.script, script(folder));
  await writeFile(files.options, JSON.stringify(options));
  for (const [task, run] of runs.entries())
    await writeWhole(taskFiles(run).intent, JSON.stringify({ batch: folder, task } satisfies Intent));
  return { folder, tag, runs };
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The batch as an earlier process left it; undefined if there is none. */
export async function readBatch(folder: string): Promise<Batch | undefined> {
  const files = batchFiles(folder);
  const [runs, job] = await Promise.all([textOf(files.runs), textOf(files.job)]);
  if (runs === undefined) return undefined;
  return { folder, tag: basename(folder), runs: runs.split('\n').slice(0, -1), job };
}

export async function readOptions(folder: string): Promise<string[]> {
  return JSON.parse(await readFile(batchFiles(folder).options, 'utf8')) as string[];
}

export async function noteJob(batch: Batch, job: string): Promise<void> {
  batch.job = job;
  await writeWhole(batchFiles(batch.folder).job, job);
}

/** What a run's folder says of its batch; undefined if it belongs to none. */
export async function readIntent(run: string): Promise<Intent | undefined> {
  const text = await textOf(taskFiles(run).intent);
  return text === undefined ? undefined : (JSON.parse(text) as Intent);
}
