import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gccTarget, libraryFiles, pieceFiles } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';

const run = promisify(execFile);
const GCC = 'riscv64-unknown-elf-gcc';

/** The usual flags, listed with the result. */
export const COREMARK_FLAGS = ['-O3', '-funroll-loops', '-finline-functions', '-ffreestanding', '-nostdlib'];

/** A clock of 10 kHz in name, so that a few iterations last the ten seconds that CoreMark asks for. */
const TICKS_PER_SECOND = 10_000;

/**
 * Builds CoreMark, whose sources lie in `coremark` and stay as they are, with the library and its port for a core.
 * Answers the path of the ELF file, in `folder`.
 */
export async function buildCoreMark(
  options: CoreOptions,
  { coremark, folder, iterations = 10 }: { coremark: string; folder: string; iterations?: number },
): Promise<string> {
  const { march, mabi, linkMarch } = gccTarget(options);
  const flags = [...COREMARK_FLAGS, `-mabi=${mabi}`];
  const files = [...libraryFiles(options), ...pieceFiles('coremark', options)];
  await mkdir(folder, { recursive: true });
  for (const { path, text } of files) await writeFile(join(folder, path), text);
  const benchmark = (await readdir(coremark)).filter((name) => /^core_.*\.c$/.test(name));
  const sources = [
    ...files.map(({ path }) => path).filter((path) => /\.[cS]$/.test(path) && path !== 'trap_report.c'),
    ...benchmark.map((name) => join(coremark, name)),
  ];
  const defines = [
    '-DPERFORMANCE_RUN=1',
    `-DITERATIONS=${iterations}`,
    `-DTICKS_PER_SECOND=${TICKS_PER_SECOND}`,
    `-DCOMPILER_FLAGS="${flags.join(' ')}"`,
  ];
  const cwd = { cwd: folder };
  await run(GCC, [`-march=${march}`, ...flags, ...defines, '-I.', `-I${coremark}`, '-c', ...sources], cwd);
  const objects = (await readdir(folder)).filter((name) => name.endsWith('.o'));
  const link = [`-march=${linkMarch}`, `-mabi=${mabi}`, '-nostdlib', '-T', 'link.ld'];
  await run(GCC, [...link, '-o', 'coremark.elf', ...objects, '-lgcc'], cwd);
  return join(folder, 'coremark.elf');
}

export interface CoreMarkResult {
  /** Cycles between start_time and stop_time. */
  cycles: number;
  iterations: number;
  /** Iterations a second and megahertz. */
  perMegahertz: number;
}

/** Reads what CoreMark printed. @throws when its own checks of the results say no. */
export function readCoreMark(output: string): CoreMarkResult {
  if (!/^Correct operation validated/m.test(output)) throw new Error(`CoreMark is not valid:\n${output}`);
  const numberOf = (title: string) => Number(new RegExp(`^${title}\\s*: (\\d+)`, 'm').exec(output)?.[1]);
  const [cycles, iterations] = [numberOf('Total ticks'), numberOf('Iterations')];
  return { cycles, iterations, perMegahertz: (iterations * 1e6) / cycles };
}
