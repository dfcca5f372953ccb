import { Pinmux, generatePinmux, pinmuxKind } from '@netloom/pinmux';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { SMALL } from './fixtures.ts';
import { sourcesOf } from './rtl/bench.ts';

const fileOf = (pinmux: Pinmux, path: string) =>
  generatePinmux(pinmux).files.find((file) => file.path === path)!.text;

/** The writes of the use case `console`: uart0.rx listens to PA0, PA2 carries uart0.tx. */
const CONSOLE = [
  [0x0, 2 + 0],
  [0x400 + 4 * 2, 3 + 1],
];

const PROGRAM = `
#include <stdio.h>
#include "pins.h"
int main(void) {
  static uint32_t registers[2048];
  int applied = PINS_APPLY((uintptr_t)registers, pins_console);
  for (unsigned i = 0; i < 2048; i++)
    if (registers[i] != 0) printf("%u %u\\n", 4 * i, (unsigned)registers[i]);
  registers[0] = 0x80000005u;
  printf("%d %d %d\\n", applied, PINS_SOURCE_PB0, PINS_DRIVER_I2C0_SDA);
  return 0;
}
`;

describe('what a multiplexer generates', () => {
  it('is clean in Verilator with all warnings, is taken by Yosys, and declares before it uses', async () => {
    const block = sourcesOf(SMALL);
    const ring = Object.fromEntries(
      ['pad_cell', 'padring'].map((part) => [
        `rtl/pins_${part}.sv`,
        fileOf(SMALL, `padring/pins_${part}.sv`),
      ]),
    );
    const names = Object.keys(block);
    const { steps } = await prove({
      files: { ...block, ...ring },
      steps: [
        ['verilator', '--lint-only', '-Wall', '--top-module', 'pins', ...names],
        ['verilator', '--lint-only', '-Wall', '--top-module', 'pins_padring', ...Object.keys(ring)],
        [
          'yosys',
          '-q',
          '-p',
          `read_verilog -sv ${names.join(' ')}; hierarchy -check -top pins; proc; check -assert`,
        ],
      ],
    });
    expect(steps.map(({ stdout, stderr }) => stdout + stderr)).toEqual(['', '', '']);
  });

  it('is C that writes what the use case says', async () => {
    const files = { 'pins.h': fileOf(SMALL, 'sw/pins.h'), 'main.c': PROGRAM };
    const { steps } = await prove({
      files,
      steps: [
        ['gcc', '-std=c11', '-Wall', '-Wextra', '-Werror', '-pedantic', 'main.c', '-o', 'main'],
        ['./main'],
      ],
    });
    expect(steps[1]!.stdout).toBe(`${CONSOLE.map((write) => write.join(' ')).join('\n')}\n0 9 6\n`);
  });

  it('is a devicetree that dtc takes, with the same writes', async () => {
    const text = `/dts-v1/;\n${fileOf(SMALL, 'dts/pins-pinctrl.dtsi')}`;
    const { steps } = await prove({
      files: { 'a.dts': text },
      steps: [['dtc', '-I', 'dts', '-O', 'dts', 'a.dts']],
    });
    const cells = /pinmux = ([^;]*);/.exec(steps[0]!.stdout)![1]!.match(/\w+/g)!.map(Number);
    expect(cells).toEqual(CONSOLE.flat());
  });

  it('moves no code and no register when a pad and a signal come between', () => {
    const wider = Pinmux.parse({
      ...SMALL,
      pads: { ...SMALL.pads, PA9: { code: 3 } },
      signals: { ...SMALL.signals, 'spi9.sck': { code: 2, direction: 'out' } },
    });
    const entries = (pinmux: Pinmux) => fileOf(pinmux, 'sw/pins.h').match(/ {2}PINS_\w+ = \w+/g)!;
    expect(entries(wider)).toEqual(expect.arrayContaining(entries(SMALL)));
    const offsets = (pinmux: Pinmux) =>
      fileOf(pinmux, 'pins.regs.json').match(/"name": "\w+",\s+"offset": "\w+"/g);
    expect(offsets(wider)).toEqual(expect.arrayContaining(offsets(SMALL)!));
  });

  it('is nothing where a check finds an error', () => {
    const broken = Pinmux.parse({ ...SMALL, pads: { ...SMALL.pads, PA9: { code: 0 } } });
    const { files, diagnostics } = generatePinmux(broken);
    expect(files).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'PMX-CODE', fix: { edits: [{ value: 3 }] } }]);
  });

  it('of each template but the empty one has no problem', () => {
    for (const { id, make } of pinmuxKind.templates!) {
      const codes = generatePinmux(make('pins')).diagnostics.map(({ code }) => code);
      expect([id, codes]).toEqual([id, id === 'empty' ? ['PMX-EMPTY'] : []]);
    }
  });
});
