import { WaveError, sayOfDump } from '@netloom/waves';
import type { WaveFile } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import { openAt, statAt } from './dumpFile.ts';
import type { DumpFile } from './dumpFile.ts';

/** @throws WaveError when the dump cannot be opened, without its path on the disk */
export async function openDump(dump: DumpFile): Promise<WaveFile> {
  try {
    const access = {
      open: (path: string) => openAt(dump, path),
      stat: (path: string) => Promise.resolve(statAt(dump, path)),
    };
    return (await openWaveFile(dump.path, dump.hierarchy, access)).wave;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new WaveError(sayOfDump('WAVE-DUMP/unopened', { code }), 'dump');
  }
}
