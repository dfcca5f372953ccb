import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import type { Outcome, Proof, StepOutcome } from './proof.ts';

/** A step that takes longer is ended, in milliseconds. */
const LONGEST = 600_000;

/** Runs the steps in a folder of their own. @throws when a step fails that must not, with what it printed. */
export async function carryOut(proof: Proof): Promise<Outcome> {
  refuseOutside(proof);
  const folder = await mkdtemp(join(tmpdir(), 'netloom-proof-'));
  try {
    for (const [path, text] of Object.entries(proof.files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const steps = await runSteps(proof, folder);
    return { steps, files: await textsOf(proof.leaves ?? [], folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A path that leads out of the folder would name something that the key of the proof does not know. */
function refuseOutside({ files, steps, leaves = [] }: Proof): void {
  const isOutside = (path: string) => isAbsolute(path) || normalize(path).startsWith('..');
  for (const path of [...Object.keys(files), ...leaves, ...steps.flat()])
    if (isOutside(path)) throw new Error(`a proof stays in its folder; "${path}" leads out of it`);
}

async function runSteps({ steps, mayFail = false }: Proof, folder: string): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(step, folder);
    outcomes.push(outcome);
    if (outcome.code === 0) continue;
    if (mayFail) break;
    const { code, stdout, stderr } = outcome;
    throw new Error(`${step.join(' ')} ended with ${code}\n${stderr}${stdout}`.slice(0, 20_000));
  }
  return outcomes;
}

/** Where Verilator's makefiles find objects of the same sources and options, if the caller has such a cache. */
function objectCache(): Record<string, string> {
  const { OBJCACHE, CCACHE_DIR, XDG_CACHE_HOME } = process.env;
  if (OBJCACHE === undefined) return {};
  return { OBJCACHE, CCACHE_DIR: CCACHE_DIR ?? join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ccache') };
}

function runStep([program = '', ...args]: readonly string[], folder: string): Promise<StepOutcome> {
  // Nothing of the caller's environment changes what a tool does.
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    TMPDIR: folder,
    LANG: 'C.UTF-8',
    ...objectCache(),
  };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST,
    });
    const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => {
      const parts: string[] = [];
      stream.setEncoding('utf8').on('data', (text: string) => parts.push(text));
      return parts;
    }) as [string[], string[]];
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // A tool that was killed has answered nothing.
      if (code === null) reject(new Error(`${program} was ended by ${signal}\n${stderr.join('')}`));
      else resolve({ code, stdout: stdout.join(''), stderr: stderr.join('') });
    });
  });
}

async function textsOf(paths: readonly string[], folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const text = await readFile(join(folder, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text !== undefined) texts[path] = text;
  }
  return texts;
}
