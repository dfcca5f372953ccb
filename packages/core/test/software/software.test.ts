import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles, softwareFor } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { build, removeFolders, runOnModel, written } from './build.ts';

afterAll(removeFolders);

const { nano, micro, standard } = PRESETS;
const withBase = (options: CoreOptions, base: Partial<CoreOptions['base']>): CoreOptions => ({
  ...options,
  base: { ...options.base, ...base },
});

/** One of each: rv32e and rv32i, with and without M, C and Zicsr. */
const CORES: Record<string, CoreOptions> = {
  rv32ec: nano,
  rv32i: withBase(nano, { isa: 'rv32i', compressed: false }),
  rv32e_zicsr: withBase(micro, { isa: 'rv32e', multiply: 'none', zicntr: false }),
  rv32imac_zicsr_zb: withBase(standard, {
    atomics: true,
    zba: true,
    zbb: true,
    zbc: true,
    zbkb: true,
    zbs: true,
  }),
};

const programOf = (options: CoreOptions, ...program: CoreFile[]) => [...libraryFiles(options), ...program];

describe.each(Object.entries(CORES))('the library for %s', (_name, options) => {
  it('has nothing that GCC warns of, and its benchmarks give the right numbers', () => {
    const files = programOf(options, ...pieceFiles('benchmarks', options));
    const { folder, said } = build(options, files, pieceFiles('hello', options));
    expect(said).toBe('');
    const { output, end } = runOnModel(options, folder);
    expect(output).toMatch(/^PASS$/m);
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
  });
});

/** Calls whose output the C library of this machine arbitrates; long long stands for 64 bits on both. */
const CALLS = [
  '"%d %i %u|%5d|%-5d|%05d|%+d|% d|%.3d|%8.3d", -1, 42, 3000000000u, -42, -42, -42, 42, 42, 7, -7',
  '"%x %X %#x %#X %o %#o|%08x|%-8x|%#010x|%.0d|%#x", 48879, 48879, 48879, 48879, 8, 8, 48879, 48879, 48879, 0, 0',
  '"%lld %llu %llx|%20lld|%-20llu|%020llx", -9223372036854775807LL - 1, 18446744073709551615ULL, 81985529216486895ULL, -5LL, 5ULL, 5ULL',
  '"%hhd %hd %hhu %hu", 511, 98303, 511, 98303',
  '"%s|%10s|%-10s|%.2s|%c|%3c|%-3c|%%", "text", "text", "text", "text", 65, 66, 67',
  '"%*d|%-*d|%.*d|%*.*d", 6, 1, 6, 2, 4, 3, 8, 5, 4',
  '"%*d|%zu|%jd|%td", -6, 1, sizeof(char[9]), (intmax_t)-3, (ptrdiff_t)4',
  '"%p %p", (void *)0x12345678, (void *)0x80000000',
];

const printfProgram = (header: string) => `${header}
#include <stddef.h>
#include <stdint.h>
int main(void)
{
  char text[16];
${CALLS.map((call) => `  { int count = printf(${call}); printf(" = %d\\n", count); }`).join('\n')}
  { int count = snprintf(text, sizeof text, "%d and more than fits", 12345); printf("%s = %d\\n", text, count); }
  { int count = snprintf(text, 0, "%d", 12345); printf("%d\\n", count); }
  return 0;
}
`;

describe('printf', () => {
  it('prints what the C library of this machine prints', () => {
    const host = written([{ path: 'host.c', text: printfProgram('#include <stdio.h>') }]);
    execFileSync('gcc', ['-w', '-o', 'host', 'host.c'], { cwd: host });
    const expected = execFileSync(join(host, 'host'), { encoding: 'utf8' });
    const program = {
      path: 'main.c',
      text: `#pragma GCC diagnostic ignored "-Wformat"\n${printfProgram('#include <stdio.h>')}`,
    };
    for (const options of [nano, micro]) {
      const { folder } = build(options, programOf(options, program));
      expect(runOnModel(options, folder).output).toBe(expected);
    }
  });
});

const trapProgram = `
#include <stdio.h>
#include "clint.h"
#include "csr.h"
#include "trap.h"

static volatile int ticks;

static void tick(void *context)
{
  *(volatile int *)context += 1;
  clint_interrupt_at(ticks < 3 ? clint_now() + 50 : UINT64_MAX);
}

static void software(void *context)
{
  clint_software_interrupt(0);
  *(int *)context = 7;
}

static bool skip(struct trap_frame *frame, uint32_t value)
{
  printf("illegal 0x%x, a5 %u\\n", (unsigned)value, (unsigned)frame->x[14]);
  frame->x[14] = 99;
  frame->pc += 4;
  return true;
}

int main(void)
{
  int answer = 0;
  unsigned kept;

  netloom_exception_register(EXCEPTION_ILLEGAL_INSTRUCTION, skip);
  __asm__ volatile("li a5, 55; .word 0xffffffff; mv %0, a5" : "=r"(kept) : : "a5", "memory");
  printf("a5 is %u now\\n", kept);
  netloom_interrupt_register(INTERRUPT_TIMER, tick, (void *)&ticks);
  netloom_interrupt_register(INTERRUPT_SOFTWARE, software, &answer);
  clint_interrupt_at(clint_now() + 50);
  netloom_interrupts_enable();
  while (ticks < 3)
    netloom_wait_for_interrupt();
  clint_software_interrupt(1);
  while (*(volatile int *)&answer == 0)
    ;
  printf("%d ticks, answer %d\\n", ticks, answer);
  bool were = netloom_interrupts_disable();
  printf("%d %d\\n", were, (int)(csr_read(mstatus) & MSTATUS_MIE));
  *(volatile int *)0x40000000 = 1;
  return 0;
}
`;

describe('traps', () => {
  it.each([micro, withBase(micro, { isa: 'rv32e', multiply: 'none' })])(
    'are served, and one that nobody serves ends the program with its cause',
    (options) => {
      const { folder } = build(options, programOf(options, { path: 'main.c', text: trapProgram }));
      const { output, end } = runOnModel(options, folder);
      const lines = output.split('\n');
      expect(lines.slice(0, 4)).toEqual([
        'illegal 0xffffffff, a5 55',
        'a5 is 99 now',
        '3 ticks, answer 7',
        '1 0',
      ]);
      expect(output).toContain('store to nothing that nobody serves: cause 7');
      expect(output).toContain('value 0x40000000');
      expect(end).toMatchObject({ cause: 'tohost', exitCode: 128 + 7 });
    },
  );
});

it('a piece that a core cannot have says why', () => {
  const missing = softwareFor(nano).filter(({ unavailable }) => unavailable !== undefined);
  expect(missing.map(({ id }) => id)).toEqual([
    'csr',
    'traps',
    'nmi',
    'clic',
    'lockstep',
    'uart',
    'gpio',
    'spi',
    'qspi',
    'timer',
    'watchdog',
    'pwm',
    'i2c',
    'i2c_target',
    'rtc',
    'crc',
    'sha256',
    'dma',
    'mailbox',
    'axis_port',
    'axis_ring',
    'axi4_monitor',
    'plic',
    'clint',
    'harts',
    'cache',
    'cache_lock',
    'pmp',
    'perf',
    'protected',
    'levels',
    'unmaskable',
    'parted',
    'breakdown',
  ]);
  for (const { files } of missing) expect(files).toEqual([]);
});
