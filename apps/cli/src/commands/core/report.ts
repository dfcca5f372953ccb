import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CoreOptions } from '@netloom/core';
import { buildSimulator } from '@netloom/core/node';
import type { Insn } from '@netloom/instructions';
import { prepareSimulation, toolchainReport } from '@netloom/instructions/node';
import {
  EXAMPLE_PROGRAMS,
  buildFiles,
  buildSteps,
  marchesOf,
  simulationStep,
} from '@netloom/instructions/toolchain';
import type { ProgramSources } from '@netloom/instructions/toolchain';
import type { BuildSet } from '@netloom/model';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { chosenCoreWith } from './chosenCore.ts';
import { reportText } from './reportText.ts';

interface Settings {
  /** A folder, or the name of an example. */
  program: string;
  sets: readonly BuildSet[];
  rtl: boolean;
  limit: number;
}

const call = promisify(execFile);

async function sourcesOf(program: string, folder: string): Promise<ProgramSources> {
  const example = EXAMPLE_PROGRAMS.find(({ id }) => id === program);
  if (example) {
    await mkdir(join(folder, 'program'));
    await writeFile(join(folder, 'program/main.c'), example.text);
    return { sources: ['program/main.c'], includeDirs: [] };
  }
  const found = await readdir(program, { recursive: true }).catch(() => {
    const examples = EXAMPLE_PROGRAMS.map(({ id }) => id).join(', ');
    throw new Failure(`--program: "${program}" is neither a folder nor an example (${examples})`);
  });
  const paths = found.filter((path) => /\.[cS]$/.test(path)).sort();
  if (paths.length === 0) throw new Failure(`--program: ${program} has no C or assembler source`);
  await cp(program, join(folder, 'src'), { recursive: true });
  const sources = paths.map((path) => `src/${path}`);
  return { sources, includeDirs: [...new Set(sources.map((path) => dirname(path)))] };
}

function checkSets(options: CoreOptions, insns: readonly Insn[], sets: readonly BuildSet[]): void {
  const marches = marchesOf(options);
  for (const { march, without } of sets) {
    if (march !== '' && !marches.includes(march))
      throw new Failure(`--march: the core takes ${marches.join(', ')}, not "${march}"`);
    const missing = without.find((name) => !insns.some((insn) => insn.name === name));
    if (missing !== undefined) throw new Failure(`--without: the core has no definition ${missing}`);
  }
}

async function build(folder: string, steps: ReturnType<typeof buildSteps>): Promise<void> {
  for (const { argv, directory } of steps) {
    const [program = '', ...args] = argv;
    const { stderr } = await call(program, args, { cwd: join(folder, directory) }).catch(
      (error: Error & { stderr?: string }) => {
        throw new Failure(error.stderr || error.message);
      },
    );
    if (stderr !== '') process.stderr.write(stderr);
  }
}

/** Both programs on the simulated core, which is compiled once for the same RTL. */
async function simulate(measuring: Parameters<typeof prepareSimulation>[1], sets: number): Promise<void> {
  const { options, folder } = measuring;
  const traced = { ...options, auxiliary: { ...options.auxiliary, rvfi: true } };
  const { program } = await buildSimulator(traced, { simulator: 'verilator' });
  for (let index = 0; index < sets; index++) {
    await prepareSimulation(index, measuring);
    await build(folder, [simulationStep(program, index)]);
  }
}

/** `netloom core report`: a program built with one set of options or two, its sizes, and what takes how long. */
export async function reportCommand(named: string, settings: Settings): Promise<Outcome> {
  const { options, insns } = await chosenCoreWith(named);
  const { program, sets, rtl, limit } = settings;
  checkSets(options, insns, sets);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-report-'));
  try {
    const sources = await sourcesOf(program, folder);
    for (const { path, text } of buildFiles(options, insns, sets.length)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    for (const [index, set] of sets.entries()) await build(folder, buildSteps(options, sources, set, index));
    const measuring = { options, folder, limit, rtl };
    if (rtl) await simulate(measuring, sets.length);
    const report = await toolchainReport({ ...measuring, program, sets, tell: () => {} });
    const failed = report.sets.some(({ model }) => model.exitCode !== 0);
    return { text: reportText(report), result: report, failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
