import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ElfError } from '@netloom/core';
import { Profile, coverageTable, decodeBytes, timelineTable, tracedProgram } from '@netloom/core/trace';
import type { TracedProgram } from '@netloom/core/trace';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';
import { traceLines } from './traceText.ts';

/** Files for the tables of a trace; none where undefined. */
export interface TraceTables {
  timeline?: string | undefined;
  coverage?: string | undefined;
}

async function programIn(elf: string, named: string): Promise<TracedProgram> {
  const options = await chosenCore(named);
  const bytes = await readFile(elf).catch((error: Error) => {
    throw new Failure(`--elf: ${error.message}`);
  });
  try {
    return tracedProgram(bytes, options);
  } catch (error) {
    throw error instanceof ElfError ? new Failure(`${elf}: ${error.message}`) : error;
  }
}

/** `netloom core trace --options <file|preset> --elf <file> --packets <file>` */
export async function traceCommand(
  named: string,
  elf: string,
  packets: string,
  { timeline, coverage }: TraceTables,
): Promise<Outcome> {
  const profile = new Profile(await programIn(elf, named));
  const stream = createReadStream(packets) as AsyncIterable<Buffer>;
  const bytes = await decodeBytes(profile, stream).catch((error: Error) => {
    throw 'code' in error ? new Failure(`--packets: ${error.message}`) : error;
  });
  const report = profile.report({ core: named, program: elf }, bytes);
  if (timeline !== undefined) await writeFile(resolve(timeline), timelineTable(report));
  if (coverage !== undefined) await writeFile(resolve(coverage), coverageTable(report));
  const { regions, spans, ...sums } = report;
  const functions = regions.map(({ code: _, ...region }) => region);
  return {
    text: traceLines(report, packets).join('\n'),
    result: { ...sums, spans: spans.length, functions },
    failed: report.wrong !== undefined,
  };
}
