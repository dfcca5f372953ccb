import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRESETS, createModel, gccTarget, libraryFiles, pieceFiles, readElf } from '@netloom/core';
import type { CoreOptions, Elf } from '@netloom/core';
import { atLeast } from '../row.ts';
import type { Row } from '../row.ts';

const INSTRUCTIONS = 30_000_000;
const RUNS = 4;

/** The small benchmarks of the basic software, again and again. */
const MAIN = `
#include "benchmark.h"
int main(void)
{
  for (;;) {
    benchmark_sort();
    benchmark_matrix();
    benchmark_crc();
    benchmark_sieve();
    benchmark_string();
  }
}
`;

async function build(options: CoreOptions): Promise<Elf> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-model-'));
  const { march, mabi, linkMarch } = gccTarget(options);
  const gcc = (...parameters: string[]) =>
    promisify(execFile)('riscv64-unknown-elf-gcc', parameters, { cwd: folder });
  try {
    const pieces = pieceFiles('benchmarks', options).filter(({ text }) => !text.includes('int main'));
    const files = [...libraryFiles(options), ...pieces, { path: 'forever.c', text: MAIN }];
    for (const { path, text } of files) await writeFile(join(folder, path), text);
    const sources = files.map(({ path }) => path).filter((path) => /\.[cS]$/.test(path));
    await gcc(`-march=${march}`, `-mabi=${mabi}`, '-O2', '-ffreestanding', '-c', '-I.', ...sources);
    const objects = sources.map((path) => path.replace(/\.[cS]$/, '.o'));
    const link = [`-march=${linkMarch}`, `-mabi=${mabi}`, '-nostdlib', '-T', 'link.ld', '-o', 'forever.elf'];
    await gcc(...link, ...objects, '-lgcc');
    return readElf(await readFile(join(folder, 'forever.elf')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Instructions a second that the model of the preset micro executes. */
export async function measureModel(): Promise<Row[]> {
  const options = PRESETS.micro;
  const { entry, segments } = await build(options);
  const model = createModel(options, [
    { kind: 'rom', base: 0, bytes: new Uint8Array(0x1_0000) },
    { kind: 'ram', base: 0x8000_0000, bytes: new Uint8Array(0x40_0000) },
  ]);
  for (const { address, bytes } of segments) model.write(address, bytes);
  model.pc = entry;
  let best = 0;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const { cause, instructions, pc } = model.run(INSTRUCTIONS);
    if (cause !== 'limit') throw new Error(`the model stopped at 0x${pc.toString(16)}: ${cause}`);
    best = Math.max(best, instructions / (performance.now() - start) / 1000);
  }
  const note = `preset micro, small benchmarks of the basic software, best of ${RUNS}`;
  return [atLeast('core', 'model in TypeScript', best, 20, 'M instructions/s', note)];
}
