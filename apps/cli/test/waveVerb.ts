import { getChanges } from '../src/commands/wave/get.ts';
import type { GetOptions } from '../src/commands/wave/get.ts';
import { describeWave } from '../src/commands/wave/info.ts';
import { listTree } from '../src/commands/wave/tree.ts';
import { withWave } from '../src/commands/wave/withWave.ts';

/** `netloom wave info|tree|get <dump> …`, which writes through `options`. */
export function waveVerb([verb, path = '', ...rest]: string[], options: GetOptions) {
  return withWave(path, async (wave) => {
    if (verb === 'info') return describeWave(path, wave);
    return verb === 'tree' ? listTree(wave, rest[0]) : getChanges(wave, rest, options);
  });
}
