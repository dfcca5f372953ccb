import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from './prove.ts';
import type { MemoryText } from './prove.ts';
import { randomBench } from './random.ts';
import { referenceText } from './reference.ts';

const CYCLES = 4000;

/** The models of the block RAMs out of those that Yosys has of all cells: Icarus does not read some of the others. */
const CELLS = String.raw`awk 'NR < 14; /^module SB_(RAM40_4K|SPRAM256KA) \(/, /^endmodule/' \
  /usr/share/yosys/ice40/cells_sim.v > cells.v`;

/** Simulates a memory beside its reference; with `cells`, the blocks of iCE40 as Yosys describes them are in it. */
async function simulate(text: MemoryText, cells: boolean, mutate = (rtl: string) => rtl) {
  const memory = memoryOf(text);
  const rtl = mutate(rtlOf(memory));
  const { steps } = await prove({
    files: {
      'ram.sv': rtl,
      'miter.sv': referenceText(memory),
      'bench.sv': randomBench(memory, CYCLES),
    },
    steps: [
      ['sh', '-c', CELLS],
      [
        'iverilog',
        '-g2012',
        ...(cells ? ['-DSYNTHESIS', '-DNO_ICE40_DEFAULT_ASSIGNMENTS'] : []),
        ...['-s', 'bench', '-o', 'bench.vvp', 'ram.sv', 'miter.sv', 'bench.sv'],
        ...(cells ? ['cells.v'] : []),
      ],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  const [, reads, errors] = /reads (\d+) errors (\d+)/.exec(steps.at(-1)!.stdout)!.map(Number);
  return { reads: reads!, errors: errors! };
}

const SHAPES: readonly (readonly [string, MemoryText])[] = [
  ['the widest shape, with a mask', { depth: 500, width: 24, maskBits: 8, use: 'SB_RAM40_4K_256x16' }],
  ['eight bits', { depth: 1024, width: 8, use: 'SB_RAM40_4K_512x8' }],
  ['four bits', { depth: 1024, width: 4, use: 'SB_RAM40_4K_1024x4', ports: '1r1w' }],
  ['two bits', { depth: 2048, width: 4, use: 'SB_RAM40_4K_2048x2' }],
];

describe('a memory of block RAM', () => {
  it.each(SHAPES)(
    'in %s does what an array does, as its model and with the cells',
    async (_, text) => {
      for (const cells of [false, true]) {
        const { reads, errors } = await simulate({ ...text, target: 'ice40' }, cells);
        expect(reads).toBeGreaterThan(CYCLES / 8);
        expect(errors).toBe(0);
      }
    },
    60_000,
  );

  it('is told wrong where a data line is the neighbour’s', async () => {
    const text: MemoryText = { ...SHAPES[1]![1], target: 'ice40' };
    const swapped = (rtl: string) =>
      rtl.replace('block_rdata[14], block_rdata[12]', 'block_rdata[12], block_rdata[14]');
    expect((await simulate(text, true, swapped)).errors).toBeGreaterThan(0);
  }, 60_000);
});
