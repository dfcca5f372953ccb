import { createHash } from 'node:crypto';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  detectTools,
  LocalExecutor,
  prepareRun,
  probeSandbox,
  readLog,
  resultsJson,
  resultsJunit,
  runFolder,
} from '@netloom/executor';
import { checkRegress, missingOf, regressKind, simulationsOf } from '@netloom/model/regression';
import type { BuildWork, RegressBuild, RegressFile, Simulation } from '@netloom/model/regression';
import { kindOf } from '@netloom/tools/planning';
import type { PlanContext } from '@netloom/tools/planning';
import { CaseReader, endedAs, keepOutcome } from '@netloom/tools/reading';
import type { CaseOutcome, EndOfRun } from '@netloom/tools/reading';
import { Failure } from '../../failure.ts';
import { loadLibrary } from '../../library.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { folderTree } from './folderTree.ts';

export interface RegressOptions {
  root: string;
  groups: string[];
  only: { case: string; seed: number; build?: string | undefined }[];
  waves: boolean;
  junit?: string | undefined;
  /** Where the results are written as JSON, as the product imports them. */
  results?: string | undefined;
  write: (text: string) => void;
}

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

/** What a plan lets a run take; partition and cores are of a cluster. */
type Room = Pick<NonNullable<RegressFile['executor']>, 'memoryMegabytes' | 'diskMegabytes'>;

/** Most simulations of one run. */
const SHARE = 500;
const BUILD_SECONDS = 900;

async function readPlan(path: string, root: string): Promise<RegressFile> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Failure(`there is no file ${path}`);
  const { document, diagnostics } = regressKind.read(text, path);
  const [fault] = document === undefined ? diagnostics : checkRegress(document);
  if (document === undefined || fault !== undefined) throw new Failure(`${path}: ${fault?.message ?? ''}`);
  return document;
}

async function contextOf(root: string): Promise<PlanContext> {
  const tools = await detectTools();
  const versions = Object.fromEntries(tools.map(({ name, version }) => [name, version]));
  return {
    tree: folderTree(root),
    treeId: '',
    sourcesId: () => Promise.resolve(''),
    machine: { versions, hasFile: () => false, readInstalled: (path: string) => readFile(path, 'utf8') },
    sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
    library: async () => (await loadLibrary([root])).library,
  } as unknown as PlanContext;
}

/** Some simulations of a build in the sandbox, one after the other. */
async function simulate(
  { name, build, simulations }: BuildWork,
  context: PlanContext,
  { root, waves, room }: RegressOptions & { room: Room },
): Promise<CliResult[]> {
  const kind = kindOf('cases')!;
  const seconds = BUILD_SECONDS + simulations.reduce((sum, each) => sum + 2 * each.seconds, 0);
  const request = kind.request.parse({ ...build, build: name, simulations, seconds, trace: waves, ...room });
  const { plan } = await (await kind.load.plan!()).plan(request as never, context).catch((error: Error) => {
    throw new Failure(`build ${name}: ${error.message}`);
  });
  const { sandbox, reason } = await probeSandbox(process.env.NETLOOM_UNSANDBOXED === '1');
  if (!sandbox) throw new Failure(`${reason}. NETLOOM_UNSANDBOXED=1 runs without one.`);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-regress-'));
  try {
    await prepareRun(folder, plan);
    await cp(root, runFolder(folder).sources, { recursive: true });
    const executor = new LocalExecutor(() => Promise.resolve(sandbox));
    await executor.submit(folder);
    let end: EndOfRun = { verdict: null, reason: '' };
    for await (const { events } of executor.watch(folder, 0))
      for (const event of events) if (event.type === 'finished') end = event;
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
  const ended = endedAs(outcome, end, isBuilt);
  return {
    ...{ case: name, seed, toldSeed, seconds },
    ...ended,
    unchecked: unchecked && ended.verdict === 'passed',
  };
}

/** The simulator of a build with its version. */
const toolOf = ({ simulator = 'verilator' }: RegressBuild, { versions }: PlanContext['machine']): string =>
  [simulator, versions[simulator === 'icarus' ? 'iverilog' : simulator]].filter(Boolean).join(' ');

/** With waves each simulation is a run of its own. */
function shares(work: BuildWork, waves: boolean): BuildWork[] {
  const size = waves ? 1 : SHARE;
  const count = Math.ceil(work.simulations.length / size);
  return Array.from({ length: count }, (_, at) => ({
    ...work,
    simulations: work.simulations.slice(at * size, (at + 1) * size),
  }));
}

/** `netloom regress run <plan> …`: paths count from the root. Exit code 0 when everything passed. */
export async function regressRun(path: string, options: RegressOptions): Promise<Outcome> {
  const plan = await readPlan(path, options.root);
  const missing = missingOf(plan, options);
  if (missing !== undefined)
    throw new Failure(`${path}: there is no ${missing.kind.replace('case-', '')} ${missing.name} to choose`);
  const origin = `${Date.now()}`;
  const work = simulationsOf(plan, { groups: options.groups, only: options.only, origin });
  if (work.length === 0) throw new Failure(`${path}: no case is chosen`);
  const context = await contextOf(options.root);
  const { memoryMegabytes, diskMegabytes } = plan.executor ?? {};
  const room = { memoryMegabytes, diskMegabytes };
  const results: CliResult[] = [];
  for (const share of work.flatMap((each) => shares(each, options.waves))) {
    const ended = await simulate(share, context, { ...options, room });
    for (const each of ended) options.write(`${lineOf(each)}\n`);
    results.push(...ended);
  }
  await writeResults(plan.name, results, options);
  const passed = results.filter(({ verdict }) => verdict === 'passed').length;
  const unchecked = results.filter((each) => each.unchecked).length;
  const unrun = Object.keys(plan.checks ?? {});
  const others = unrun.length === 0 ? '' : `; not run here: the checks ${unrun.join(', ')}`;
  const idle = unchecked === 0 ? '' : `, ${unchecked} of them checked nothing`;
  const text = `${plan.name}: ${passed} of ${results.length} passed${idle}${others}`;
  return {
    ...outcomeOf(path, [], text, { name: plan.name, results }),
    // Where nothing could have failed, nothing was shown.
    failed: passed < results.length || unchecked === passed,
    text,
  };
}

async function writeResults(
  name: string,
  results: readonly CliResult[],
  { root, junit, results: json }: RegressOptions,
): Promise<void> {
  if (junit === undefined && json === undefined) return;
  const { resultsOf } = await import('./resultsOf.ts');
  const file = resultsOf(name, root, results);
  if (junit !== undefined) await writeFile(resolve(junit), resultsJunit(file, new Date()));
  if (json !== undefined) await writeFile(resolve(json), resultsJson(file));
}

export function lineOf({ case: name, seed, verdict, message, unchecked }: CliResult): string {
  const said = verdict === 'passed' ? (unchecked ? '  (checked nothing)' : '') : `  ${message}`;
  return `${verdict.padEnd(14)} ${name}:${seed}${said}`;
}
