import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readElf } from '@netloom/core';
import type { CoreOptions, Elf } from '@netloom/core';
import type { Insn } from '@netloom/instructions';
import { buildFiles, buildSteps, programOf } from '@netloom/instructions/toolchain';
import type { ExampleProgram } from '@netloom/instructions/toolchain';
import { BuildSet } from '@netloom/model';

/** An example as GCC builds it for a core, with the C of some definitions in place of their instructions. */
export function builtProgram(
  options: CoreOptions,
  insns: readonly Insn[],
  { text }: ExampleProgram,
  without: readonly string[] = [],
): Elf {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-speedup-'));
  try {
    const files = [...buildFiles(options, insns, 1), { path: 'program/main.c', text }];
    for (const { path, text: content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const sources = { sources: ['program/main.c'], includeDirs: [] };
    for (const { argv, directory } of buildSteps(options, sources, BuildSet.parse({ without }), 0))
      execFileSync(argv[0]!, argv.slice(1), { cwd: join(folder, directory) });
    return readElf(readFileSync(join(folder, programOf(0))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
