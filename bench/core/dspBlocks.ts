import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { readWithoutLines } from '@netloom/tools';
import { ToolError, execute } from '../../packages/core/src/node/execute.ts';
import { WRAPPER, wrapper } from '../../packages/tools/src/kinds/fit/wrapper.ts';
import type { Row } from '../row.ts';

const SYNTHESIS = `synth_ice40 -abc9 -dsp -device u -top ${WRAPPER} -json core.json`;
/** An FPGA that has such blocks, and that free tools place. */
const NEXTPNR = [
  ...['--up5k', '--package', 'sg48', '--json', 'core.json', '--pcf-allow-unconstrained'],
  ...['--seed', '1', '--timing-allow-fail', '--report', 'report.json'],
];

interface Fit {
  luts: number;
  blocks: number;
  /** Null when the core does not fit. */
  megahertz: number | null;
}

async function placedClock(folder: string): Promise<number | null> {
  try {
    await execute('nextpnr-ice40', NEXTPNR, { folder });
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    fmax: Record<string, { achieved: number }>;
  };
  return Math.min(...Object.values(report.fmax).map(({ achieved }) => achieved));
}

/** A core between three pins, as the runs that fit one. */
async function fit(options: CoreOptions): Promise<Fit> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-dsp-'));
  try {
    const text = [...coreRtl(options).map((file) => file.text), wrapper(options)].join('\n');
    await writeFile(join(folder, 'core.sv'), text);
    const script = `${readWithoutLines(['core.sv'], WRAPPER)}; ${SYNTHESIS}; tee -q -o cells.txt stat`;
    await execute('yosys', ['-q', '-p', script], { folder });
    const cells = await readFile(join(folder, 'cells.txt'), 'utf8');
    const count = (cell: string) => Number(new RegExp(`^ +${cell} +(\\d+)$`, 'm').exec(cells)?.[1] ?? 0);
    return { luts: count('SB_LUT4'), blocks: count('SB_MAC16'), megahertz: await placedClock(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What DSP blocks make of a preset on an FPGA that has some; its registers lie in block RAM. */
async function rowsOf(preset: 'micro' | 'standard'): Promise<Row[]> {
  const options = PRESETS[preset];
  const implementation = { ...options.implementation, registerFile: 'fpga-ram' as const };
  const logic = await fit({ ...options, implementation });
  const dsp = await fit({ ...options, implementation: { ...implementation, multiplier: 'dsp' } });
  const row = (what: string, value: number | null, unit: string, note: string): Row => ({
    area: 'core',
    name: `${preset}, multiplier in DSP blocks: ${what} on iCE40 UltraPlus`,
    value: value ?? NaN,
    unit,
    bar: '',
    holds: null,
    note,
  });
  const before =
    logic.megahertz === null ? 'in logic it does not fit' : `${logic.megahertz.toFixed(1)} in logic`;
  return [
    row('cells', dsp.luts, 'LUT4', `${dsp.blocks} SB_MAC16; ${logic.luts} LUT4 in logic`),
    row('clock', dsp.megahertz, 'MHz', `nextpnr, seed 1; ${before}`),
  ];
}

export const measureDspBlocks = async (): Promise<Row[]> => [
  ...(await rowsOf('micro')),
  ...(await rowsOf('standard')),
];
