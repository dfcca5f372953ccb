import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readLog, runFolder } from '@netloom/executor';
import type { BuildWork, RegressBuild, Simulation } from '@netloom/model/regression';
import { kindOf } from '@netloom/tools/planning';
import type { PlanContext } from '@netloom/tools/planning';
import { CaseReader, endedAs, keepOutcome } from '@netloom/tools/reading';
import type { CaseOutcome, EndOfRun } from '@netloom/tools/reading';
import { Failure } from '../../failure.ts';
import { execute } from '../execute.ts';
import type { Room } from './room.ts';

/** One simulation with how it ended. */
export interface CliResult {
  case: string;
  seed: number;
  toldSeed: number | null;
  verdict: string;
  message: string;
  seconds: number;
  build: string;
  plusargs: string;
  /** Simulator and version. */
  tool: string;
  /** It passed, and nothing of its sources could have said that it failed. */
  unchecked: boolean;
}

interface Options {
  root: string;
  waves: boolean;
  room: Room;
}

/** Most simulations of one run. */
const SHARE = 500;
const BUILD_SECONDS = 900;

/** With waves each simulation is a run of its own. */
export function shares(work: BuildWork, waves: boolean): BuildWork[] {
  const size = waves ? 1 : SHARE;
  const count = Math.ceil(work.simulations.length / size);
  return Array.from({ length: count }, (_, at) => ({
    ...work,
    simulations: work.simulations.slice(at * size, (at + 1) * size),
  }));
}

/** Some simulations of a build in the sandbox, one after the other. */
export async function simulate(
  { name, build, simulations }: BuildWork,
  context: PlanContext,
  { root, waves, room }: Options,
): Promise<CliResult[]> {
  const kind = kindOf('cases')!;
  const seconds = BUILD_SECONDS + simulations.reduce((sum, each) => sum + 2 * each.seconds, 0);
  const request = kind.request.parse({ ...build, build: name, simulations, seconds, trace: waves, ...room });
  const { plan } = await (await kind.load.plan!()).plan(request as never, context).catch((error: Error) => {
    throw new Failure(`build ${name}: ${error.message}`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'netloom-regress-'));
  try {
    const events = await execute(plan, folder, { root, write: () => undefined });
    const finished = events.find((event) => event.type === 'finished');
    const end: EndOfRun = finished ?? { verdict: null, reason: '' };
    const step = plan.steps.at(-1)!;
    const outcomes = await outcomesOf(folder, new CaseReader(step.env['NETLOOM_MARK'] ?? '', step));
    const wave = plan.outputs.find((output) => output.kind === 'wave');
    if (waves && wave !== undefined) await keepWave(join(runFolder(folder).work, wave.path), simulations[0]!);
    return simulations.map((each, index) => ({
      ...{ build: name, plusargs: each.plusargs, tool: toolOf(build, context.machine) },
      ...resultOf(each, outcomes.get(index), end, outcomes.size > 0),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepWave(wave: string, { case: name, seed }: { case: string; seed: number }): Promise<void> {
  await copyFile(wave, resolve(`${name}_${seed}.fst`)).catch(() => undefined);
}

async function outcomesOf(folder: string, reader: CaseReader): Promise<Map<number, CaseOutcome>> {
  const outcomes = new Map<number, CaseOutcome>();
  const text = await readLog(folder, 0, 1 << 28);
  let offset = 0;
  for (const line of text.toString('utf8').split('\n')) {
    const { outcome } = reader.line(line, offset);
    offset += Buffer.byteLength(line) + 1;
    if (outcome !== undefined) keepOutcome(outcomes, outcome);
  }
  const cut = reader.cutOff(offset);
  if (cut !== undefined) keepOutcome(outcomes, cut);
  return outcomes;
}

function resultOf(
  { case: name, seed }: Simulation,
  outcome: CaseOutcome | undefined,
  end: EndOfRun,
  isBuilt: boolean,
): Pick<CliResult, 'case' | 'seed' | 'toldSeed' | 'verdict' | 'message' | 'seconds' | 'unchecked'> {
  const { toldSeed = null, seconds = 0, unchecked = false } = outcome ?? {};
  const { verdict, message } = endedAs(outcome, end, isBuilt);
  return {
    ...{ case: name, seed, toldSeed, seconds },
    ...{ verdict, message },
    unchecked: unchecked && verdict === 'passed',
  };
}

/** The simulator of a build with its version. */
const toolOf = ({ simulator = 'verilator' }: RegressBuild, { versions }: PlanContext['machine']): string =>
  [simulator, versions[simulator === 'icarus' ? 'iverilog' : simulator]].filter(Boolean).join(' ');

export function lineOf({ case: name, seed, verdict, message, unchecked }: CliResult): string {
  const said = verdict === 'passed' ? (unchecked ? '  (checked nothing)' : '') : `  ${message}`;
  return `${verdict.padEnd(14)} ${name}:${seed}${said}`;
}
