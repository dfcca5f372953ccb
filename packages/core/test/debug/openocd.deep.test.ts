import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore, readElf } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { attach, buildSimulator, debugProgram, simulated } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { randomNumbers } from '../optionSets.ts';

/** Fifteen rounds add up to 120; a block of 64 KiB makes loading worth its name. */
const SOURCE = `
volatile unsigned total;
const unsigned char block[65536] = { [0] = 1, [1 ... 65534] = 0x5a, [65535] = 2 };
__attribute__((noinline)) void add(unsigned more)
{
  total += more + block[65535] - block[0] * 2;
}
int main(void)
{
  for (unsigned round = 1; round <= 15; round++)
    add(round);
  for (;;)
    asm volatile("wfi");
}
__attribute__((section(".start"), naked)) void _start(void)
{
  asm volatile("la sp, 0x80040000\\n j main");
}
`;

/** What gdb prints of each line is a fact of the program above. */
const COMMANDS = `
load
compare-sections .rodata
printf "PC %x\\n", $pc
break add
continue
printf "FIRST %u\\n", more
continue
printf "SECOND %u %u\\n", more, total
finish
printf "TOTAL %u\\n", total
delete
break add if more == 15
continue
printf "LAST %u %u\\n", more, total
stepi
stepi
delete
set var total = 1000
set var $t6 = 0x12345678
printf "REGISTER %x %u\\n", $t6, total
tbreak 13
continue
printf "END %u\\n", total
set var *(unsigned *)0x80030000 = 0
set var $mtvec = 0x80030100
set var $pc = 0x80030000
stepi
printf "TRAP %x\\n", $pc
monitor reset halt
maintenance flush register-cache
printf "RESET %x\\n", $pc
print/x $misa & 0xfffffff
monitor riscv test_sba_config_reg 0x80030000 0x40 0x70000000 0
`;

const folder = mkdtempSync(join(tmpdir(), 'netloom-openocd-'));
const [source, elf, script] = ['p.c', 'p.elf', 's.gdb'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
beforeAll(() => {
  writeFileSync(source, SOURCE);
  writeFileSync(script, COMMANDS);
  const machine = ['-march=rv32imc_zicsr', '-mabi=ilp32', '-nostdlib', '-ffreestanding', '-g', '-O1'];
  const places = [
    '--no-relax',
    '-n',
    '--section-start=.start=0x80000000',
    '-Ttext=0x80000100',
    '--no-warn-rwx-segments',
    '-z,max-page-size=16',
  ];
  execFileSync('riscv64-unknown-elf-gcc', [
    ...machine,
    ...places.map((each) => `-Wl,${each}`),
    source,
    '-o',
    elf,
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const TIMES = [1, 2, 3];

const CORES = [
  ['micro', '0.13'],
  ['standard', '0.13'],
  ['micro', '1.0'],
  ['standard', '1.0'],
] as const;

describe.each(CORES)('OpenOCD and gdb on the %s core with Debug %s', (preset, version) => {
  const own = PRESETS[preset];
  const core: CoreOptions = {
    ...own,
    name: `jtag_${own.base.stages}`,
    base: { ...own.base, userMode: true, resetVector: '0x80000000' },
    debug: {
      ...own.debug,
      transport: 'jtag',
      systemBusAccess: true,
      triggers: 2,
      triggerKind: preset === 'micro' ? 'address' : 'full',
      version,
    },
  };
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'verilator' });
  }, 600_000);

  it.each(TIMES)(
    'load, verify, break, step, change and reset it, time %i',
    async () => {
      const program = readElf(readFileSync(elf));
      // The memory is empty: the program comes by the debugger.
      const image = { entry: program.entry, pieces: [] };
      let printed = '';
      const output = (text: string) => (printed += text);
      const { code, log } = await debugProgram({ options: core, simulator, image }, { elf, script, output });
      expect(code, printed + log).toBe(0);
      expect(printed).toMatch(/Section \.rodata.*matched/);
      const told = [...printed.matchAll(/^(PC|FIRST|SECOND|TOTAL|LAST|REGISTER|END|TRAP|RESET) .*$/gm)].map(
        ([line]) => line,
      );
      expect(told).toEqual([
        'PC 80000000',
        'FIRST 1',
        'SECOND 2 1',
        'TOTAL 3',
        'LAST 15 105',
        'REGISTER 12345678 1000',
        // Total was read before gdb changed it: two instructions of the last round were executed.
        'END 120',
        // An illegal instruction: its step ends before the handler's first one.
        'TRAP 80030100',
        'RESET 80000000',
      ]);
      expect(log).toContain('ALL TESTS PASSED');
    },
    600_000,
  );

  it('finds the core as it was after a debugger that sent nonsense and disappeared', async () => {
    const image = { entry: 0x8000_0000, pieces: readElf(readFileSync(elf)).segments };
    let printed = '';
    const output = (text: string) => (printed += text);
    const reset = join(folder, 'reset.gdb');
    writeFileSync(reset, 'monitor reset halt\nmaintenance flush register-cache\nprintf "RESET %x\\n", $pc\n');
    const end = await simulated({ options: core, simulator, image }, async (reached) => {
      for (const seed of [1, 2, 3]) await babble(reached.socket, seed);
      return attach(reached, { elf, script: reset, output });
    });
    expect(end.code, printed + end.log).toBe(0);
    expect(printed).toContain('RESET 80000000');
  }, 600_000);
});

/** Bits of JTAG without sense, and an end in the middle of them. */
async function babble(path: string, seed: number): Promise<void> {
  const random = randomNumbers(seed);
  const socket = connect(path);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.resume();
  const characters = Array.from({ length: 20_000 }, () => '01234567R'[Math.floor(random() * 9)]!);
  socket.write(characters.join(''));
  await wait(500);
  socket.destroy();
}
