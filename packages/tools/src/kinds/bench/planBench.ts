import type { RunLimits, RunPlan } from '@netloom/model';
import { compiledDump } from '../simulate/dumpFile.ts';
import { planVerilator } from '../simulate/planVerilator.ts';

/** A block's bench with all that it is compiled from. */
export interface BlockBench {
  title: string;
  /** Module of the bench. */
  top: string;
  /** Sources and data, by the paths at which the bench finds them: the block's own first, `bench/…` and `models/…`. */
  files: Readonly<Record<string, string>>;
}

/** A folder beside the tree's, so that no file of a project takes the place of one of the library. */
const FOLDER = 'block';

/** The bench in Verilator, with coverage and waves. */
export function planBench({ title, top, files }: BlockBench, limits: RunLimits): RunPlan {
  const sources = Object.keys(files).filter((path) => path.endsWith('.sv'));
  const texts = sources.map((path) => files[path]!);
  const dump = compiledDump(texts, {}, []);
  const planned = planVerilator({ title, top, sources, dump, coverage: true, limits });
  const moved = Object.entries(files).map(([path, text]) => [`${FOLDER}/${path}`, text] as const);
  return {
    ...planned,
    kind: 'bench',
    steps: planned.steps.map((step) => ({
      ...step,
      directory: step.directory === 'src' ? FOLDER : step.directory,
      env: { ...step.env, ...(step.env['VPATH'] !== undefined && { VPATH: `../${FOLDER}` }) },
    })),
    files: { ...planned.files, ...Object.fromEntries(moved) },
  };
}

/** Text of a file that a planned bench has, by the path at which the bench finds it. */
export function benchFile({ files }: Pick<RunPlan, 'files'>, path: string): string | undefined {
  return files[`${FOLDER}/${path}`];
}
