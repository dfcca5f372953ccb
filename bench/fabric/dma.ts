import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockSources } from '../../ip/test/blockSources.ts';
import { run } from '../../ip/test/run.ts';

const ip = join(import.meta.dirname, '../../ip');
const BEATS = /^(\d+) beats in (\d+) clocks$/m;

async function benches(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sv'));
  return Promise.all(names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}

/** Beats a clock of a copy of 4 KiB where nobody waits, as the DMA controller's bench counts them in Icarus. */
export async function dmaShare(): Promise<number> {
  const folders = [join(ip, 'dma/bench'), join(ip, 'bench')];
  const files = [...(await blockSources('dma')), ...(await Promise.all(folders.map(benches))).flat()];
  const scratch = await mkdtemp(join(tmpdir(), 'netloom-dma-'));
  try {
    for (const { path, text } of files) await writeFile(join(scratch, path), text);
    const sources = files.map(({ path }) => path);
    await run(scratch, 'iverilog', '-g2012', '-s', 'nl_dma_tb', '-o', 'bench.vvp', ...sources);
    const [, beats, clocks] = BEATS.exec(await run(scratch, 'vvp', '-n', 'bench.vvp')) ?? [];
    return Number(beats) / Number(clocks);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
