import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core';
import type { BuildSet, Proposal, ToolchainReport } from '@netloom/model';
import { setReport } from '../toolchain/report/report.ts';
import type { Measured } from '../toolchain/report/report.ts';
import { propose } from '../toolchain/propose/propose.ts';
import { measure } from './measure.ts';
import type { Measuring } from './measure.ts';

export interface Asked extends Measuring {
  program: string;
  sets: readonly BuildSet[];
  /** Told when something is done. */
  tell: (line: string) => void;
}

/** Bytes of a source that are shown. */
const MOST_SOURCE = 1 << 18;

/** The file of a name of the listing: of the project, or of a folder of the build. */
const placesOf = (folder: string, name: string) => [join(folder, 'src', name), join(folder, name)];

async function textOf(folder: string, name: string): Promise<string | undefined> {
  for (const path of placesOf(folder, name)) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text !== undefined) return text.slice(0, MOST_SOURCE);
  }
  return undefined;
}

async function sourcesOf(folder: string, all: readonly Measured[]): Promise<Record<string, string>> {
  const names = new Set(all.flatMap(({ listed }) => listed.flatMap(({ file }) => file ?? [])));
  const texts: Record<string, string> = {};
  // A name with a way up is none of the build's: GCC tells those of its own library so.
  for (const name of names) {
    const text = name.includes('..') || name.startsWith('/') ? undefined : await textOf(folder, name);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

function sentence({ profile, rtl }: Measured, index: number, { limit }: Asked): string[] {
  const { cause, exitCode, instructions } = profile;
  const ended = cause === 'limit' ? `did not end within ${limit} instructions` : `${cause} ${exitCode ?? ''}`;
  const set = index + 1;
  return [
    `model ${set}: ${ended.trim()}, ${instructions} instructions`,
    ...(rtl ? [`rtl ${set}: ${rtl.cause}, ${rtl.counts.cycles} cycles`] : []),
  ];
}

/** Measures a program that was built with each set, and says what an instruction of its own would be worth. */
export async function toolchainReport(asked: Asked): Promise<ToolchainReport> {
  const { options, program, sets, folder, tell } = asked;
  const all: Measured[] = [];
  for (const [index, set] of sets.entries()) {
    const measured = await measure(set, index, asked);
    for (const line of sentence(measured, index, asked)) tell(line);
    all.push(measured);
  }
  const proposals = proposed(options, all[0]!, asked);
  tell(`proposals ${proposals.length}`);
  return {
    ...{ core: options.name, program, proposals },
    sets: all.map((each) => setReport(options, each)),
    sources: await sourcesOf(folder, all),
  };
}

/** Of a program that did not end nothing is known to be often. */
function proposed(options: CoreOptions, { elf, listed, profile }: Measured, { limit }: Asked): Proposal[] {
  if (profile.cause === 'limit') return [];
  return propose(options, { elf, listed, profile, limit });
}
