import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { coreRtl } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { Measurement } from '../../packages/core/src/measured/measurement.ts';
import { rtlTokens } from '../../packages/core/src/measured/rtlTokens.ts';
import { gatesOf } from './gates.ts';
import type { Gates } from './gates.ts';
import { ice40Cells, ice40Fmax } from './ice40.ts';
import { measureCoreMark } from './measureCoreMark.ts';

export type Kind = 'area' | 'cells' | 'fmax' | 'coremark';

const NOTHING = { kiloGates: null, cells: null, fmaxIce40: null, fmaxOsu018: null, coremark: null };

/** Beginning of the hash of all that is measured: the same options and the same generator, the same figures. */
export function hashOf(options: CoreOptions): string {
  return createHash('sha256').update(rtlTokens(options)).digest('hex').slice(0, 16);
}

/** Work in a scratch folder whose `src` has the core's RTL. */
async function inRtlFolder<T>(
  options: CoreOptions,
  work: (folder: string, files: string[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-measure-'));
  try {
    const files = coreRtl(options);
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, 'src', path)), { recursive: true });
      await writeFile(join(folder, 'src', path), text);
    }
    return await work(
      folder,
      files.map(({ path }) => path),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tightlyCoupled = ({ memory }: CoreOptions) =>
  memory.instructionMemory !== null || memory.dataMemory !== null;

const synthesized = new Map<string, Promise<Gates | null>>();

/** Gates, clock and slowest paths on osu018, worked out once; null where they are not known. */
export function gatesOfCore(options: CoreOptions): Promise<Gates | null> {
  // Registers in block RAM are for devices that have some.
  if (options.implementation.registerFile === 'fpga-ram') return Promise.resolve(null);
  const hash = hashOf(options);
  const known =
    synthesized.get(hash) ??
    inRtlFolder(options, (folder, files) => gatesOf(folder, options.name, files, options.base.stages));
  synthesized.set(hash, known);
  return known;
}

async function area(options: CoreOptions): Promise<Partial<Measurement>> {
  const gates = await gatesOfCore(options);
  return { kiloGates: gates?.kiloGates ?? null, fmaxOsu018: gates?.megahertz ?? null };
}

const cells = (options: CoreOptions): Promise<Partial<Measurement>> =>
  inRtlFolder(options, async (folder, files) => ({
    cells: await ice40Cells(join(folder, 'src'), options.name, files),
  }));

const fmax = async (options: CoreOptions): Promise<Partial<Measurement>> => ({
  fmaxIce40: await ice40Fmax(options),
});

async function coremark(options: CoreOptions): Promise<Partial<Measurement>> {
  // The figure would be one of where the program lies.
  if (tightlyCoupled(options)) return {};
  const sources = process.env.NETLOOM_COREMARK_DIR;
  if (!sources) throw new Error('NETLOOM_COREMARK_DIR names no checkout of CoreMark');
  const { perMegahertz } = await measureCoreMark(options, sources);
  return { coremark: perMegahertz };
}

const MEASURE: Record<Kind, (options: CoreOptions) => Promise<Partial<Measurement>>> = {
  area,
  cells,
  fmax,
  coremark,
};
const FIRST: Record<Kind, keyof Measurement> = {
  area: 'kiloGates',
  cells: 'cells',
  fmax: 'fmaxIce40',
  coremark: 'coremark',
};

/** What is asked of a configuration, unless the same RTL was measured before. */
export async function measureConfiguration(
  options: CoreOptions,
  kinds: Kind[],
  before: Measurement | undefined,
): Promise<Measurement> {
  const rtl = hashOf(options);
  let measurement: Measurement = before?.rtl === rtl ? before : { rtl, ...NOTHING };
  for (const kind of kinds) {
    if (measurement[FIRST[kind]] !== null) continue;
    measurement = { ...measurement, ...(await MEASURE[kind](options)) };
  }
  return measurement;
}
