import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CoreOptions } from '@netloom/core';
import {
  Profile,
  TRACE_PACKETS,
  TRACE_REPORT,
  bytesOfWords,
  decodeWords,
  tracedProgram,
} from '@netloom/core/trace';
import { SIMULATION, programOf, setFolder } from '../toolchain/commands.ts';

interface Traced {
  options: CoreOptions;
  /** Folder in which the program was built and simulated. */
  folder: string;
  program: string;
}

/** A word of four bytes may be parted between two pieces of a file. */
async function* wholeWords(pieces: AsyncIterable<Buffer>) {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const all = Buffer.concat([rest, piece]);
    const whole = all.length & ~3;
    rest = all.subarray(whole);
    yield bytesOfWords(all.subarray(0, whole));
  }
}

/** Decodes what the simulation left of the first program's trace, and leaves the packets as a core sends them. */
export async function traceReport({ options, folder, program }: Traced): Promise<string> {
  const words = join(folder, setFolder(0), SIMULATION.packets);
  const profile = new Profile(tracedProgram(await readFile(join(folder, programOf(0))), options));
  const bytes = await decodeWords(profile, createReadStream(words));
  const report = profile.report({ core: options.name, program }, bytes);
  await mkdir(dirname(join(folder, TRACE_REPORT)), { recursive: true });
  await writeFile(join(folder, TRACE_REPORT), JSON.stringify(report));
  await pipeline(createReadStream(words), wholeWords, createWriteStream(join(folder, TRACE_PACKETS)));
  const { instructions, lost, wrong } = report;
  return `trace: ${instructions} instructions, ${lost} times lost${wrong === undefined ? '' : `, wrong at ${wrong}`}`;
}
