import { expect, it } from 'vitest';
import { AS_BENCH, prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from './prove.ts';
import type { MemoryText } from './prove.ts';
import { randomBench } from './random.ts';
import { referenceText } from './reference.ts';

const CYCLES = 1_000_000;

/** A macro of the size that libraries have. */
const SRAM = {
  words: 512,
  bits: 32,
  maskBits: 8,
  area: 100_000,
  ports: [
    {
      kind: 'rw' as const,
      clock: 'clk0',
      address: 'addr0',
      enable: { pin: 'csb0', active: 'low' as const },
      write: { pin: 'web0', active: 'low' as const },
      mask: { pin: 'wmask0' },
      dataIn: 'din0',
      dataOut: 'dout0',
    },
  ],
};

const SHAPES: readonly (readonly [string, MemoryText])[] = [
  ['16 KB with a byte mask in iCE40', { depth: 4096, width: 32, maskBits: 8, target: 'ice40' }],
  [
    '64 KB of macros with a byte mask, data that stay',
    { depth: 16_384, width: 32, maskBits: 8, hold: true, macros: { sram: SRAM } },
  ],
  [
    '8 KB under SECDED with masks, beside a reader, in ECP5',
    { depth: 2048, width: 32, maskBits: 8, ports: '1rw1r', ecc: 'secded', target: 'ecp5' },
  ],
  [
    'two writers past each other in ECP5, late',
    { depth: 3000, width: 36, ports: '2rw', readDuringWrite: 'new', latency: 2, target: 'ecp5' },
  ],
  [
    'a reader and a writer with parity',
    { depth: 5000, width: 16, maskBits: 8, ports: '1r1w', ecc: 'parity', target: 'ice40' },
  ],
];

async function simulate(text: MemoryText, mutate = (rtl: string) => rtl) {
  const memory = memoryOf(text);
  const { steps } = await prove({
    files: {
      'ram.sv': mutate(rtlOf(memory)),
      'miter.sv': referenceText(memory),
      'bench.sv': randomBench(memory, CYCLES),
    },
    steps: [
      [
        ...['verilator', '--binary', '-Wno-fatal', ...AS_BENCH, '--top-module', 'bench'],
        ...['ram.sv', 'miter.sv', 'bench.sv'],
      ],
      ['obj_dir/Vbench'],
    ],
  });
  const [, reads, errors] = /reads (\d+) errors (\d+)/.exec(steps.at(-1)!.stdout)!.map(Number);
  return { reads: reads!, errors: errors! };
}

it.each(SHAPES)(
  '%s does what an array does over a million random clocks',
  async (_, text) => {
    const { reads, errors } = await simulate(text);
    expect(errors).toBe(0);
    expect(reads).toBeGreaterThan(CYCLES / 8);
  },
  600_000,
);

it('is told wrong where the last bank answers for the first', async () => {
  const swapped = (rtl: string) => rtl.replace(/(a_en && a_bank_512 == 5')d0/, '$1d31');
  expect((await simulate(SHAPES[1]![1], swapped)).errors).toBeGreaterThan(0);
}, 600_000);
