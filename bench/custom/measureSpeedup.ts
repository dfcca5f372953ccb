import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readElf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { runProgram } from '@netloom/core/node';
import type { Simulator } from '@netloom/core/node';
import type { Insn } from '@netloom/instructions';
import { buildFiles, buildSteps, programOf } from '@netloom/instructions/toolchain';
import type { ExampleProgram } from '@netloom/instructions/toolchain';
import { BuildSet } from '@netloom/model';

/** Cycles between the two marks, and what was printed. */
export interface Kernel {
  cycles: number;
  printed: string;
}

const MARK = /^MARKER (\d+) cycle (\d+)$/gm;

function built(options: CoreOptions, insns: readonly Insn[], { text }: ExampleProgram, set: BuildSet) {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-speedup-'));
  try {
    const files = [...buildFiles(options, insns, 1), { path: 'program/main.c', text }];
    for (const { path, text: content } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const sources = { sources: ['program/main.c'], includeDirs: [] };
    for (const { argv, directory } of buildSteps(options, sources, set, 0))
      execFileSync(argv[0]!, argv.slice(1), { cwd: join(folder, directory) });
    return readElf(readFileSync(join(folder, programOf(0))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The kernel of a program on a core's RTL, memories without wait states. */
export async function kernelOnRtl(
  core: { options: CoreOptions; insns: readonly Insn[]; simulator: Simulator },
  program: ExampleProgram,
  without: readonly string[],
): Promise<Kernel> {
  const { options, insns, simulator } = core;
  const elf = built(options, insns, program, BuildSet.parse({ without }));
  const image = { entry: elf.entry, pieces: elf.segments };
  const settings = { tohost: elf.symbols.get('tohost')!, cycles: 5_000_000 };
  const { cause, value, output } = await runProgram(options, simulator, image, settings);
  if (cause !== 'tohost' || value !== 1) throw new Error(`${program.id}: ${cause} ${value}`);
  const marks = [...output.matchAll(MARK)].map(([, , cycle]) => Number(cycle));
  const [from = 0, to = 0] = marks;
  return { cycles: to - from, printed: output.replace(MARK, '').trim() };
}
