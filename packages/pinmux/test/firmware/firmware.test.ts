import { generatePinmux } from '@netloom/pinmux';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { BENCH, LAYOUT, PROGRAM, START } from './program.ts';
import { PADS, socWithPads } from './socWithPads.ts';

const GCC = [
  'riscv64-unknown-elf-gcc',
  '-march=rv32imc',
  '-mabi=ilp32',
  '-Os',
  '-Wall',
  '-Wextra',
  '-Werror',
];

it('firmware moves the serial line of a booting SoC to other pads, goes on talking, sleeps, and is woken by a pulse', async () => {
  const { files, sources } = socWithPads();
  const header = generatePinmux(PADS).files.find(({ path }) => path === 'sw/pads.h')!.text;
  const { steps } = await prove({
    files: {
      ...files,
      'start.S': START,
      'rom.ld': LAYOUT,
      'main.c': PROGRAM,
      'pads.h': header,
      'bench.sv': BENCH,
    },
    steps: [
      [...GCC, '-nostdlib', '-ffreestanding', '-Wl,-Trom.ld', 'start.S', 'main.c', '-lgcc', '-o', 'rom.elf'],
      ['riscv64-unknown-elf-objcopy', '-O', 'verilog', '--verilog-data-width=4', 'rom.elf', 'rom.hex'],
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...sources, 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  const lines = steps.at(-1)!.stdout.split('\n');
  const said = (pad: number) =>
    lines
      .filter((line) => line.startsWith(`P${pad} `))
      .map((line) => String.fromCharCode(Number(line.slice(3))))
      .join('');
  expect([said(1), said(3)]).toEqual(['home\n', 'x\nsleep\nawake\n']);
  // At high impedance in sleep; two clocks are no pulse of four, a hundred are.
  expect(lines.filter((line) => !line.startsWith('P'))).toEqual(
    expect.arrayContaining(['asleep 0', 'short pulse 0', 'long pulse 1']),
  );
  expect(steps.at(-1)!.stdout).not.toMatch(/too long|framing|driven/);
});
