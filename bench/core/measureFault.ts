import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { SuiteId } from '@netloom/model';
import { PRESETS } from '../../packages/core/src/index.ts';
import type { CoreFile, CoreOptions, PresetName } from '../../packages/core/src/index.ts';
import { packageFiles } from '../../packages/core/src/delivery/index.ts';
import type { Delivery } from '../../packages/core/src/delivery/index.ts';
import type { Changes, MeasuredFault } from '../../packages/core/src/delivery/faults/measuredFault.ts';
import { rtlHash } from '../../packages/core/src/measured/rtlHash.ts';
import type { Fault } from '../../packages/core/test/faults/fault.ts';
import { faultyRtl } from '../../packages/core/test/faults/inject.ts';

const run = promisify(execFile);
/** Random programs; a delivery usually has more. */
export const PROGRAMS = 10;
const GROUPS = ['base', 'memory', 'auxiliary', 'advanced', 'implementation', 'debug', 'safety'] as const;

/** The preset of these options, and what they have otherwise. */
function changesOf(options: CoreOptions): { preset: PresetName; changes: Changes } {
  const preset = (Object.keys(PRESETS) as PresetName[]).find((name) => PRESETS[name].name === options.name)!;
  const changes: Record<string, Record<string, unknown>> = {};
  for (const group of GROUPS)
    for (const [option, value] of Object.entries(options[group])) {
      const usual = (PRESETS[preset][group] as Record<string, unknown>)[option];
      if (JSON.stringify(usual) !== JSON.stringify(value)) (changes[group] ??= {})[option] = value;
    }
  return { preset, changes };
}

/** What the tests are, whatever RTL they are run on. */
export const hashOfTests = (delivery: Delivery): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        packageFiles(delivery).filter(({ path }) => /^(tests\/.*(hex|args)|bench\/)/.test(path)),
      ),
    )
    .digest('hex')
    .slice(0, 16);

async function unpack(folder: string, files: readonly CoreFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Verdicts of a package's own runner; a model that does not build finds nothing. */
async function failures(folder: string): Promise<string[]> {
  const script = join(folder, 'run.sh');
  const text = await readFile(script, 'utf8');
  await writeFile(script, text.replace('OPT_FAST=-O1', 'OPT_FAST=-O0'));
  const env = { ...process.env, OBJCACHE: 'ccache' };
  const args = ['run.sh', '-t', '60', '-j', String(cpus().length)];
  await run('sh', args, { cwd: folder, env, maxBuffer: 1 << 26 }).catch(() => undefined);
  const results = await readFile(join(folder, 'results/results.tsv'), 'utf8');
  return results
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([test, verdict]) => test !== '' && verdict !== 'passed')
    .map(([test = '']) => test);
}

/** Runs all suites on a core with the fault in it. */
export async function measureFault(fault: Fault, delivery: Delivery): Promise<MeasuredFault> {
  const { option, wrong, core } = fault;
  const faulty = new Map(
    faultyRtl({ ...fault, sign: { by: 'lockstep' } }).map(({ path, text }) => [path, text]),
  );
  const files = packageFiles(delivery).map(({ path, text }) => ({ path, text: faulty.get(path) ?? text }));
  const folder = await mkdtemp(join(tmpdir(), 'netloom-fault-'));
  try {
    await unpack(folder, files);
    const failed = await failures(folder);
    const suites: Partial<Record<SuiteId, string | null>> = {};
    for (const { suite, name } of delivery.tests)
      suites[suite] = suites[suite] ?? (failed.includes(name) ? name : null);
    return { option, wrong, ...changesOf(core), rtl: rtlHash(core), tests: hashOfTests(delivery), suites };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
