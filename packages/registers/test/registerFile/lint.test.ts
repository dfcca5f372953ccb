import { expect, it } from 'vitest';
import type { RegisterBus } from '@netloom/model';
import { prove } from '../../../../proof/index.ts';
import { checkRegisters, elaborate } from '../../src/index.ts';
import { registerFileText } from '../../src/generate/rtl/index.ts';
import { everything } from './everything.ts';

const BUSES: Partial<RegisterBus>[] = [
  { protocol: 'apb', dataWidth: 32 },
  { protocol: 'apb', dataWidth: 8, readPath: 'registered', unmapped: 'zero' },
  { protocol: 'axi4-lite', dataWidth: 32, readPath: 'registered' },
  { protocol: 'axi4-lite', dataWidth: 64 },
];
/** Values beside the defaults that the same file is elaborated with. */
const OVERRIDES = { WIDTH: '5', COPIES: '11', STRIDE: '16' };

it.each(BUSES)(
  'is taken without a word by Verilator, Icarus and Yosys: %o',
  { timeout: 180_000 },
  async (bus) => {
    const top = `everything_${bus.protocol === 'apb' ? 'apb' : 'axi'}_${bus.dataWidth}`;
    const map = everything(top, bus);
    expect(checkRegisters(map).filter(({ severity }) => severity === 'error')).toEqual([]);
    const file = `${top}.sv`;
    const files = { [file]: registerFileText(elaborate(map).map) };
    for (const overrides of [{}, OVERRIDES]) {
      const values = Object.entries(overrides);
      const lint = [
        '--lint-only',
        '-Wall',
        '--top-module',
        top,
        ...values.map(([name, value]) => `-G${name}=${value}`),
      ];
      const icarus = ['-g2012', '-Wall', '-s', top, '-o', `${top}.vvp`];
      icarus.push(...values.map(([name, value]) => `-P${top}.${name}=${value}`));
      const chparam = values.map(([name, value]) => `-chparam ${name} ${value}`).join(' ');
      const script = `read_verilog -sv ${file}; hierarchy -check -top ${top} ${chparam}; proc; check -assert`;
      const { steps } = await prove({
        files,
        steps: [
          ['verilator', ...lint, file],
          ['iverilog', ...icarus, file],
          ['yosys', '-q', '-p', script],
        ],
      });
      expect(steps.map(({ stdout, stderr }) => stdout + stderr)).toEqual(['', '', '']);
    }
  },
);
