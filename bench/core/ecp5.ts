import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readWithoutLines } from '@netloom/tools';
import { execute } from '../../packages/core/src/node/execute.ts';
import type { Row } from '../row.ts';

/** The preset with caches as an FPGA has it: registers in RAM, products in its blocks. */
const CORE: CoreOptions = {
  ...PRESETS.fast,
  implementation: { ...PRESETS.fast.implementation, registerFile: 'fpga-ram', multiplier: 'dsp' },
};

/** Cells that a design takes on an ECP5, by their kind. */
async function cellsOf(options: CoreOptions): Promise<(kind: string) => number> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-ecp5-'));
  try {
    await writeFile(
      join(folder, 'core.sv'),
      coreRtl(options)
        .map(({ text }) => text)
        .join('\n'),
    );
    const script = `${readWithoutLines(['core.sv'], options.name)}; synth_ecp5 -abc9 -top ${options.name}; tee -q -o cells.txt stat`;
    await execute('yosys', ['-q', '-p', script], { folder });
    const cells = await readFile(join(folder, 'cells.txt'), 'utf8');
    return (kind) => Number(new RegExp(`^ +${kind} +(\\d+)$`, 'm').exec(cells)?.[1] ?? 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the preset `fast` takes on the FPGA that it is for. Its clock there is not known: nothing here places an ECP5. */
export async function measureEcp5(): Promise<Row> {
  const count = await cellsOf(CORE);
  const parts = [
    `${count('TRELLIS_FF')} FF`,
    `${count('TRELLIS_DPR16X4')} distributed RAMs of 16 × 4`,
    `${count('DP16KD')} block RAMs`,
    `${count('MULT18X18D')} multipliers`,
  ];
  return {
    area: 'core',
    name: 'fast, registers in RAM, multiplier in DSP blocks: cells on ECP5',
    value: count('LUT4'),
    unit: 'LUT4',
    bar: '',
    holds: null,
    note: `synth_ecp5 -abc9; ${parts.join(', ')}; no clock: neither Debian 12 nor npm has a tool that places an ECP5`,
  };
}
