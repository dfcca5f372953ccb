import { WaveError } from '@netloom/waves';
import type { WaveFile } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import type { DumpFile } from './dumpFile.ts';

/** @throws WaveError when the dump cannot be opened, without its path on the disk */
export async function openDump({ path, hierarchy }: DumpFile): Promise<WaveFile> {
  try {
    // The path is resolved already: a link there was put by somebody since.
    return (await openWaveFile(path, hierarchy, { links: false })).wave;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new WaveError(`cannot be opened (${code})`, 'dump');
  }
}
