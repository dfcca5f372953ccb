import type { WaveFile } from '@netloom/waves';
import { WaveError } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import { Failure, WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { getChanges } from './get.ts';
import type { GetOptions } from './get.ts';
import { describeWave } from './info.ts';
import { listTree } from './tree.ts';

/** `netloom wave info|tree|get <dump> …` */
export async function waveCommand([verb, path, ...rest]: string[], options: GetOptions): Promise<Outcome> {
  const work = {
    info: (wave: WaveFile) => describeWave(path!, wave),
    tree: (wave: WaveFile) => listTree(wave, rest[0]),
    get: (wave: WaveFile) => getChanges(wave, rest, options),
  }[verb ?? ''];
  if (!work) throw new WrongUse(`wave: expected info, tree, get or diff, found "${verb ?? ''}"`);
  if (path === undefined) throw new WrongUse('the dump is missing');
  return withWave(path, work);
}

/** Opens a dump, waits until all of it is indexed, and closes it whatever happens. */
async function withWave<T>(path: string, work: (wave: WaveFile) => Promise<T>): Promise<T> {
  try {
    const { wave, close } = await openWaveFile(path);
    try {
      await wave.settled();
      return await work(wave);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof WaveError) throw new Failure(`${path}: ${error.message}`);
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? new Failure(`${path}: there is no such file`) : error;
  }
}
