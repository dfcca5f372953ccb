import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PRESETS, checkCore, libraryFiles, readElf } from '../../src/index.ts';
import type { CoreOptions, PresetName } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import type { RunSettings, SimulatorName } from '../../src/node/index.ts';
import { build } from './build.ts';

export const locking = (
  preset: PresetName,
  zicbom: boolean,
  memory: Partial<CoreOptions['memory']> = {},
): CoreOptions => ({
  ...PRESETS[preset],
  base: { ...PRESETS[preset].base, resetVector: '0x80000000', zicbom },
  memory: {
    ...PRESETS[preset].memory,
    protocol: 'axi4',
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
    idempotentRegion: null,
    cacheLock: true,
    instructionCache: { size: 512, ways: 2, line: 16 },
    dataCache: { size: 512, ways: 2, line: 16, policy: 'write-back' },
    ...memory,
  },
  auxiliary: { ...PRESETS[preset].auxiliary, performanceCounters: 2, cycleEvents: true },
});

/** Lines that are fetched, by the event counters, while locked data and code are used behind all that thrashes the caches. */
const program = ({ memory }: CoreOptions) => `
#include "cache_lock.h"
#include "csr.h"
#include "perf.h"
#define WORDS (DCACHE_WAY_BYTES / 4)
static uint32_t table[WORDS] __attribute__((aligned(DCACHE_LINE_BYTES)));
static uint32_t field[3 * WORDS];
void work(void *sum);
void much(void *sum);
__asm__(".option push\\n.option norvc\\n.balign 64\\nwork:\\n.rept 40\\naddi a0, a0, 1\\n.endr\\nret\\n.rept 23\\nnop\\n.endr\\n"
        "much:\\n.rept 160\\naddi a0, a0, 1\\n.endr\\nret\\n.option pop");
static uint32_t use(volatile uint32_t *words, unsigned count)
{
  const uint32_t before = csr_read(mhpmcounter3);
  for (unsigned i = 0; i < count; i += DCACHE_LINE_BYTES / 4)
    words[i] += i;
  __asm__ volatile("fence" : : : "memory");
  return csr_read(mhpmcounter3) - before;
}
static __attribute__((noinline)) uint32_t call(void (*run)(void *))
{
  const uint32_t before = csr_read(mhpmcounter4);
  run((void *)0);
  return csr_read(mhpmcounter4) - before;
}
static void nothing(void *argument) { (void)argument; }
int main(void)
{
  perf_start(0, PERF_DATA_MISS);
  perf_start(1, PERF_INSTRUCTION_MISS);
  if (dcache_lock(1, table, sizeof table + 4) != -1 || dcache_lock(2, table, 4) != -1)
    return 1;
  if (dcache_lock(1, table, sizeof table) != 0 || dcache_locked() != 2)
    return 2;
  if (dcache_lock(0, field, 4) != -1 || icache_lock(2, work, 0) != -1)
    return 3;
  for (int round = 0; round < 2; round++) {
    if (use(field, 3 * WORDS) < 8)
      return 4;
    if (use(table, WORDS) != 0)
      return 5;
  }
  for (unsigned i = 0; i < WORDS; i += DCACHE_LINE_BYTES / 4)
    if (table[i] != 2 * i)
      return 6;
  if (icache_lock(1, work, 0) != 0 || icache_locked() != 2)
    return 7;
  call(much);
  call(nothing);
  /* Behind its return a line may be fetched ahead, which no run has executed. */
  if (call(work) > 1)
    return 8;
  icache_unlock(1);
  call(much);
  call(much);
  call(nothing);
  /* Every second line of it comes ahead with the one before, where lines do. */
  if (call(work) < ${memory.nextLinePrefetch ? 4 : 8} || icache_locked() != 0)
    return 9;
  dcache_unlock(1);
  use(field, 3 * WORDS);
  use(field, 3 * WORDS);
  return use(table, WORDS) < 8 || dcache_locked() != 0 ? 10 : 0;
}
`;

/** What the program says on the core's RTL: 0, or the number of what is wrong. */
export async function lockedProgram(core: CoreOptions, name: SimulatorName, run: RunSettings = {}) {
  expect(checkCore(core)).toEqual([]);
  const { folder, said } = build(core, [...libraryFiles(core), { path: 'main.c', text: program(core) }]);
  expect(said).toBe('');
  const elf = readElf(readFileSync(join(folder, 'program.elf')));
  const simulator = await buildSimulator(core, { simulator: name });
  const image = { entry: elf.entry, pieces: elf.segments };
  const settings = { tohost: elf.symbols.get('tohost')!, cycles: 20_000, seed: 1, ...run };
  const { cause, value } = await runProgram(core, simulator, image, settings);
  return cause === 'tohost' ? value >>> 1 : cause;
}
