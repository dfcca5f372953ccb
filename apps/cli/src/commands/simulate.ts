import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runFolder } from '@netloom/executor';
import { Failure } from '../failure.ts';
import { execute } from './execute.ts';
import { simulationReport } from './simulationReport.ts';
import { outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';
import { simulationPlan } from './simulationPlan.ts';
import type { SimulationChoice } from './simulationPlan.ts';

/** Exit code of a simulation whose bench said neither that it passed nor that it failed. */
const INCONCLUSIVE = 3;

interface Options extends SimulationChoice {
  wave?: string;
  /** File for the report of JUnit's form. */
  junit?: string;
  /** Receives the run's output as it comes. */
  write: (text: Uint8Array) => void;
}

async function writeReport(path: string, text: string): Promise<void> {
  try {
    await writeFile(resolve(path), text);
  } catch (error) {
    throw new Failure(`--junit: ${(error as Error).message}`);
  }
}

/** `netloom simulate --top <module> [--root <folder>] [--files <list.f>] [source …]`; paths count from the root. */
export async function simulateCommand(sources: string[], options: Options): Promise<Outcome> {
  const plan = await simulationPlan(sources, options);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-run-'));
  try {
    const events = await execute(plan, folder, options);
    const diagnostics = events.flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic] : []));
    const end = events.find((event) => event.type === 'finished');
    const wave = plan.outputs.find(({ kind }) => kind === 'wave');
    const hasWave = events.some((event) => event.type === 'artifact' && event.output.path === wave?.path);
    const asked = options.wave;
    if (asked && wave && hasWave) await copyFile(join(runFolder(folder).work, wave.path), resolve(asked));
    if (options.junit) await writeReport(options.junit, await simulationReport(events, folder, options));
    const outcome = outcomeOf(options.top, diagnostics, '', { verdict: end?.verdict, reason: end?.reason });
    return {
      ...outcome,
      text: [
        ...(asked && !hasWave ? [`${asked}: not written, for the simulation left no wave`] : []),
        `${options.top}: ${end?.verdict}: ${end?.reason}`,
      ].join('\n'),
      failed: end?.verdict !== 'passed',
      ...(end?.verdict === 'inconclusive' && { exitCode: INCONCLUSIVE }),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
