import { readFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readElf } from '@netloom/core';
import type { CoreOptions, Elf } from '@netloom/core';
import { TraceReader } from '@netloom/core/lockstep';
import { runProgram } from '@netloom/core/node';
import type { BuildSet } from '@netloom/model';
import type { Measured } from '../toolchain/report/report.ts';
import { listingCall, programOf } from '../toolchain/commands.ts';
import { CycleCounter } from '../toolchain/cycles.ts';
import { readListing } from '../toolchain/listing.ts';
import { profile } from '../toolchain/profile.ts';

const call = promisify(execFile);

export interface Measuring {
  options: CoreOptions;
  /** Folder in which the program was built. */
  folder: string;
  /** Most instructions on the model. */
  limit: number;
  /** The compiled core with its bench and RVFI port; without it the model alone runs. */
  simulator: { program: string; options: CoreOptions; cycles: number } | undefined;
}

async function onRtl(elf: Elf, { program, options, cycles }: NonNullable<Measuring['simulator']>) {
  const reader = new TraceReader();
  const counter = new CycleCounter();
  const trace = (bytes: Uint8Array) => {
    for (const record of reader.read(bytes)) if (record.kind === 'retired') counter.take(record);
    return true;
  };
  const image = { entry: elf.entry, pieces: elf.segments };
  const tohost = elf.symbols.get('tohost');
  const settings = { cycles, trace, ...(tohost !== undefined && { tohost }) };
  const { cause, value, output } = await runProgram(options, { name: 'verilator', program }, image, settings);
  return { cause, value, printed: output, counts: counter.counts() };
}

/** Lists a program, runs it on the model and, where there is one, on the simulated core. */
export async function measure(set: BuildSet, index: number, measuring: Measuring): Promise<Measured> {
  const { options, folder, limit, simulator } = measuring;
  const elf = readElf(await readFile(join(folder, programOf(index))));
  const [program = '', ...args] = listingCall(index);
  const { stdout } = await call(program, args, { cwd: folder, maxBuffer: 1 << 28 });
  return {
    ...{ set, elf },
    listed: readListing(stdout),
    profile: profile(options, elf, limit),
    rtl: simulator && (await onRtl(elf, simulator)),
  };
}
