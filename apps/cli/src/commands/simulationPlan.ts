import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFileList } from '@netloom/hdl';
import type { OutcomePatterns, RunPlan } from '@netloom/model';
import { PATTERN_FILE, compiledDump, dumpFolder, patternsFor, planSimulation } from '@netloom/tools';
import type { SourceSet } from '@netloom/tools';
import { readText } from '../document.ts';
import { Failure } from '../failure.ts';

export interface SimulationChoice {
  root: string;
  top: string;
  files?: string;
  simulator: 'verilator' | 'icarus';
  plusargs: string[];
  seed?: number;
  coverage: boolean;
  /** Levels of hierarchy in the wave; 0 is all. */
  traceDepth: number;
  optimize: 'build' | 'speed';
  seconds: number;
  /** How the bench says its result; `verdicts.json` of the root is asked too. */
  patterns: OutcomePatterns;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A file list spelled out, for tools that do not read one as others do. */
export function listed(path: string, root: string): Omit<SourceSet, 'top'> {
  const read = (name: string) => readIfThere(join(root, name));
  const { files, includeDirectories, libraryDirectories, defines, diagnostics } = readFileList(
    path,
    read,
    '',
  );
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Failure(`--files: ${error.message}`);
  return { sources: files, includeDirs: includeDirectories, libraryDirs: libraryDirectories, defines };
}

function sourceSet(sources: string[], { files, root, simulator }: SimulationChoice): Omit<SourceSet, 'top'> {
  if (files === undefined) return { sources };
  if (simulator === 'verilator') return { sources, fileLists: [files] };
  const list = listed(files, root);
  return { ...list, sources: [...list.sources, ...sources] };
}

/** Decides what a simulation of files does; paths count from the root. @throws Failure that names a bad option. */
export async function simulationPlan(sources: string[], choice: SimulationChoice): Promise<RunPlan> {
  const { root, top, simulator, plusargs, seed, coverage, traceDepth, optimize, seconds } = choice;
  const texts = await Promise.all(sources.map((path) => readText(join(root, path))));
  const set = { top, ...sourceSet(sources, choice) };
  const dump = compiledDump(texts, set.defines ?? {}, plusargs);
  const isThere = (path: string) => Promise.resolve(existsSync(join(root, path)));
  const limits = { seconds, memoryMegabytes: 4096, processes: 256, diskMegabytes: 4096 };
  const options = { simulator, plusargs, seed, coverage, traceDepth, optimize, dump, limits };
  try {
    const patterns = patternsFor(top, choice.patterns, readIfThere(join(root, PATTERN_FILE)));
    const plan = planSimulation({ ...set, title: top, ...options, patterns });
    return { ...plan, files: { ...plan.files, ...(await dumpFolder(dump, { has: isThere })) } };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
