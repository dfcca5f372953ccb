import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { benchModule, benchSources, coreBench, verilatorCommand } from '../bench/index.ts';
import { coreRtl } from '../generate.ts';
import type { CoreFile } from '../generate.ts';
import { pipelineRecorder, recordedBench, recordedCore } from '../pipeline/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { execute } from './execute.ts';

export type SimulatorName = 'verilator' | 'icarus';

/** A compiled core with its bench. */
export interface Simulator {
  name: SimulatorName;
  program: string;
}

export interface BuildSettings {
  simulator: SimulatorName;
  /** Whether waves can be written; Icarus can always. */
  wave?: boolean;
  /** Folder for compiled simulators; NETLOOM_CORE_CACHE, else in the user's cache folder. */
  cache?: string;
  /** The RTL, when it is to be another than what the options make. */
  rtl?: readonly CoreFile[];
  /** Whether what is where in the pipeline can be recorded. */
  pipeline?: boolean;
}

/** Part of the key of what is kept: another number leaves what older versions built. */
const VERSION = 1;

function cacheFolder(): string {
  const user = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return process.env.NETLOOM_CORE_CACHE ?? join(user, 'netloom', 'cores');
}

function commandOf(
  options: CoreOptions,
  files: readonly string[],
  { simulator, wave = false }: BuildSettings,
) {
  const top = benchModule(options);
  if (simulator === 'icarus') return ['iverilog', '-g2012', '-s', top, '-o', 'simulator.vvp', ...files];
  return verilatorCommand(options, files, wave ? ['--trace-fst'] : []);
}

/**
 * Compiles a core with its bench, or takes what was compiled of the very same texts before. Throws with the tool's
 * words when it does not compile.
 */
export async function buildSimulator(options: CoreOptions, settings: BuildSettings): Promise<Simulator> {
  const sources = settings.simulator === 'verilator' ? benchSources(options) : [];
  const files = [...texts(options, settings), ...sources];
  const command = commandOf(
    options,
    files.map(({ path }) => path),
    settings,
  );
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, command, files]))
    .digest('hex');
  const folder = join(settings.cache ?? cacheFolder(), key.slice(0, 32));
  const program = join(folder, settings.simulator === 'icarus' ? 'simulator.vvp' : 'simulator');
  if (!existsSync(program)) await compile(folder, files, command);
  return { name: settings.simulator, program };
}

function texts(options: CoreOptions, { rtl, pipeline = false }: BuildSettings): CoreFile[] {
  if (!pipeline) return [...(rtl ?? coreRtl(options)), coreBench(options)];
  const bench = coreBench(recordedBench(options), { added: pipelineRecorder(options) });
  return [...(rtl ?? coreRtl(recordedCore(options))), bench];
}

/** In a folder beside, which gets its name when all is there: another process may build the same. */
async function compile(folder: string, files: readonly CoreFile[], [tool, ...args]: string[]): Promise<void> {
  const scratch = `${folder}.${randomUUID()}`;
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(scratch, path)), { recursive: true });
      await writeFile(join(scratch, path), text);
    }
    await execute(tool!, args, {
      folder: scratch,
      environment: { OBJCACHE: process.env.OBJCACHE ?? 'ccache' },
    });
    await rm(join(scratch, 'objects'), { recursive: true, force: true });
    await rename(scratch, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
