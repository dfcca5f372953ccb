import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { registerFileText } from '../../src/generate/rtl/index.ts';
import { elaborate } from '../../src/index.ts';
import { ACCESS_MAP } from './access.regs.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it.each(['combinational', 'registered'] as const)('does what each access mode says, %s', async (readPath) => {
  const { map, diagnostics } = elaborate({ ...ACCESS_MAP, bus: { ...ACCESS_MAP.bus, readPath } });
  expect(diagnostics).toEqual([]);
  const files = {
    'access_regs.sv': registerFileText(map),
    'access_tb.sv': textOf('access_tb.sv'),
    'apb_driver.sv': textOf('../../../../ip/bench/apb_driver.sv'),
  };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', 'access_tb', '-o', 'tb.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'tb.vvp'],
    ],
  });
  expect(steps.at(-1)!.stdout.trim()).toBe('PASS');
});
