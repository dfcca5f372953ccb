import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Diagnostic, EndCause, RunEvent, RunLimits, RunPlan } from '@netloom/model';
import { planSimulation, type SimulationOptions } from '@netloom/tools';
import type { Executor } from '../src/executor.ts';
import { LocalExecutor } from '../src/localExecutor.ts';
import { prepareRun } from '../src/prepareRun.ts';
import { probeSandbox } from '../src/probeSandbox.ts';
import type { RunCaches } from '../src/runCaches.ts';
import { runFolder } from '../src/runFolder.ts';
import { readLog, logSize } from '../src/log.ts';
import { shareCaches } from './sharedCaches.ts';
import { SLURM_UNDER_TEST, slurmExecutor } from './slurm/slurmExecutor.ts';

export const LIMITS: RunLimits = { seconds: 300, memoryMegabytes: 2048, processes: 64, diskMegabytes: 256 };

const folders: string[] = [];
let common: Promise<LocalExecutor> | undefined;
const open: Executor[] = [];

export async function removeFolders(): Promise<void> {
  common = undefined;
  for (const each of open.splice(0)) each.close?.();
  for (const folder of folders.splice(0)) {
    // A runner may still write what it has compiled.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** A folder that goes with the others. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-run-'));
  folders.push(folder);
  return folder;
}

export async function newRun(plan: RunPlan, sources: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await newFolder();
  await prepareRun(folder, plan);
  for (const [path, content] of Object.entries(sources)) {
    const file = join(runFolder(folder).sources, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** A plan of one shell command. */
export function shellPlan(command: string, limits: Partial<RunLimits> = {}): RunPlan {
  const step = {
    id: 'shell',
    title: 'Shell',
    argv: ['sh', '-c', command],
    env: {},
    directory: 'src',
    weight: 1,
  };
  return {
    kind: 'simulate',
    title: 'shell',
    steps: [{ ...step, tool: 'plain' }],
    files: {},
    outputs: [],
    limits: { ...LIMITS, ...limits },
  };
}

export function simulationPlan(options: Partial<SimulationOptions> = {}): RunPlan {
  return planSimulation({ title: 'test', top: 'tb', sources: ['tb.sv'], limits: LIMITS, ...options });
}

/** Caches of a new folder, of which the named ones are those of all tests. */
export async function newCaches(modelBytes: number, ...shared: ('objects' | 'node')[]): Promise<RunCaches> {
  const folder = await newFolder();
  await shareCaches(folder, ...shared);
  return { folder: join(folder, 'cache'), modelBytes };
}

/** The executor under test: local, or Slurm where a suite has named its cluster. */
export async function executor(caches?: RunCaches): Promise<Executor> {
  const conf = process.env[SLURM_UNDER_TEST];
  if (conf !== undefined) return slurmExecutor(conf, caches);
  if (caches) return localExecutor(caches);
  // A runner starts in half the time from modules that are compiled.
  return (common ??= newCaches(0, 'objects', 'node').then(localExecutor));
}

async function localExecutor(caches: RunCaches): Promise<LocalExecutor> {
  const { sandbox, reason } = await probeSandbox();
  if (!sandbox) throw new Error(reason);
  const local = new LocalExecutor(() => Promise.resolve(sandbox), caches);
  open.push(local);
  return local;
}

export interface Outcome {
  events: RunEvent[];
  verdict: string;
  reason: string;
  cause: EndCause | undefined;
  log: Buffer;
  diagnostics: Diagnostic[];
}

/** Follows a run to its end. */
export async function outcome(local: Executor, folder: string): Promise<Outcome> {
  const events: RunEvent[] = [];
  for await (const page of local.watch(folder, 0)) events.push(...page.events);
  const last = events.at(-1);
  if (last?.type !== 'finished') throw new Error('the run did not finish');
  return {
    events,
    verdict: last.verdict,
    reason: last.reason,
    cause: last.cause,
    log: await readLog(folder, 0, Math.max(1, await logSize(folder))),
    diagnostics: events.flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic] : [])),
  };
}

export async function runToEnd(plan: RunPlan, sources?: Record<string, string | Buffer>): Promise<Outcome> {
  const local = await executor();
  const folder = await newRun(plan, sources);
  await local.submit(folder);
  return outcome(local, folder);
}

/** A number that tells what a test starts from what the same test starts beside it, in another checkout. */
export const ownNumber = (digits: string): string => `${digits}${process.pid}293`;

/** Processes of this machine whose command line holds a word. */
export function processesWith(word: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  });
}
