import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PRESETS, libraryFiles, readElf } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { build, removeFolders } from './build.ts';

afterAll(removeFolders);

const managing = (userMode: boolean, cacheEcc: boolean): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, resetVector: '0x80000000', zicbom: true, userMode },
  memory: {
    ...PRESETS.micro.memory,
    protocol: 'axi4',
    cacheEcc,
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
    dataCache: { size: 512, ways: 2, line: 16, policy: 'write-back' },
  },
});

/** Memory that no load has brought is told from the cache by what invalidating leaves of it. */
const PROGRAM = `
#include "cache.h"
#include <stdint.h>
static uint32_t buffer[16] __attribute__((aligned(CACHE_LINE)));
static volatile uint32_t *const words = buffer;
int main(void)
{
  for (unsigned i = 0; i < 16; i++)
    words[i] = 0x100 + i;
  cache_clean(buffer, sizeof buffer);
  for (unsigned i = 0; i < 16; i++)
    words[i] = 0x200 + i;
  /* Two whole lines, and one word of the lines before and behind them. */
  cache_invalidate(&buffer[3], 40);
  for (unsigned i = 0; i < 16; i++)
    if (words[i] != (i < 4 || i > 11 ? 0x200u : 0x100u) + i)
      return 1 + (int)i;
  words[5] = 7;
  cache_flush(buffer, sizeof buffer);
  cache_invalidate(buffer, sizeof buffer);
  return words[5] == 7 ? 0 : 20;
}
`;

it.each([
  [false, false],
  [true, false],
  [false, true],
])(
  'lines are cleaned, flushed and invalidated from C, user mode %s, with error correction %s',
  async (userMode, cacheEcc) => {
    const core = managing(userMode, cacheEcc);
    const { folder, said } = build(core, [...libraryFiles(core), { path: 'main.c', text: PROGRAM }]);
    expect(said).toBe('');
    const elf = readElf(readFileSync(join(folder, 'program.elf')));
    const simulator = await buildSimulator(core, { simulator: 'icarus' });
    const image = { entry: elf.entry, pieces: elf.segments };
    const run = await runProgram(core, simulator, image, {
      tohost: elf.symbols.get('tohost')!,
      cycles: 30_000,
    });
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
  },
);
