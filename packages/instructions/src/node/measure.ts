import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readElf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { TraceReader } from '@netloom/core/lockstep';
import { resultOf } from '@netloom/core/node';
import { benchFiles } from '@netloom/core/program';
import type { BuildSet } from '@netloom/model';
import { LISTING, SIMULATION, programOf, setFolder } from '../toolchain/commands.ts';
import { CycleCounter } from '../toolchain/cycles.ts';
import { readListing } from '../toolchain/listing.ts';
import { profile } from '../toolchain/profile.ts';
import type { Measured } from '../toolchain/report/report.ts';

export interface Measuring {
  options: CoreOptions;
  /** Folder in which the program was built, listed and, where it is asked for, simulated. */
  folder: string;
  /** Most instructions on the model, and cycles of a simulation. */
  limit: number;
  rtl: boolean;
}

/** What the bench says of a mark, between what the program prints. */
const MARK = /MARKER \d+ cycle \d+\n/g;

const elfOf = async (folder: string, index: number) =>
  readElf(await readFile(join(folder, programOf(index))));

/** Writes what the simulated core loads, and the arguments of the simulation. */
export async function prepareSimulation(index: number, { options, folder, limit }: Measuring): Promise<void> {
  const { entry, segments, symbols } = await elfOf(folder, index);
  const place = (file: string) => join(folder, setFolder(index), file);
  for (const { path, text } of benchFiles(options, { entry, pieces: segments }))
    await writeFile(place(path), text);
  const tohost = symbols.get('tohost');
  const end = tohost === undefined ? [] : [`+tohost=${tohost.toString(16)}`];
  await writeFile(place(SIMULATION.arguments), [...end, `+cycles=${limit}`].join(' '));
}

async function simulated(index: number, { folder }: Measuring): Promise<Measured['rtl']> {
  const place = (file: string) => join(folder, setFolder(index), file);
  const reader = new TraceReader();
  const counter = new CycleCounter();
  for await (const bytes of createReadStream(place(SIMULATION.trace)))
    for (const record of reader.read(bytes as Uint8Array))
      if (record.kind === 'retired') counter.take(record);
  const { cause, value, output } = resultOf(await readFile(place(SIMULATION.output), 'utf8'));
  return { cause, value, printed: output.replace(MARK, ''), counts: counter.counts() };
}

/** Reads how a program is listed and what its simulation left, and runs it on the model. */
export async function measure(set: BuildSet, index: number, measuring: Measuring): Promise<Measured> {
  const { options, folder, limit, rtl } = measuring;
  const elf = await elfOf(folder, index);
  return {
    ...{ set, elf },
    listed: readListing(await readFile(join(folder, setFolder(index), LISTING), 'utf8')),
    profile: profile(options, elf, limit),
    rtl: rtl ? await simulated(index, measuring) : undefined,
  };
}
