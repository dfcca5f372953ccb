import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readElf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { BuildSet } from '@netloom/model';
import type { Insn } from '../../src/index.ts';
import { LISTING, buildFiles, buildSteps, programOf, setFolder } from '../../src/toolchain/commands.ts';
import { readListing } from '../../src/toolchain/listing.ts';

/** A program as GCC builds it, and its code as objdump lists it. */
export function built(
  options: CoreOptions,
  insns: readonly Insn[],
  text: string,
  set: Partial<BuildSet> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-built-'));
  try {
    const files = [...buildFiles(options, insns, 1), { path: 'program/main.c', text }];
    for (const { path, text: content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const sources = { sources: ['program/main.c'], includeDirs: [] };
    for (const { argv, directory } of buildSteps(options, sources, BuildSet.parse(set), 0))
      execFileSync(argv[0]!, argv.slice(1), { cwd: join(folder, directory), stdio: 'pipe' });
    const listing = readFileSync(join(folder, setFolder(0), LISTING), 'utf8');
    return { elf: readElf(readFileSync(join(folder, programOf(0)))), listed: readListing(listing) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
