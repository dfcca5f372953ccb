import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LAYOUT } from '@netloom/core/program';
import type { TestProgram } from '@netloom/core/program';
import { generateInsn } from '../../src/index.ts';
import type { Insn } from '../../src/index.ts';

/** Ends the program well. */
export const END = ['  li t0, 1', `  li t1, ${LAYOUT.tohost}`, '  sw t0, 0(t1)', '  j .'];

/** A program of GNU as with the macros and the context code of the definitions. */
export function assembled(insns: readonly Insn[], lines: readonly string[]): TestProgram {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-context-'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(`riscv64-unknown-elf-${program}`, args, { cwd: folder, stdio: 'pipe' });
  try {
    for (const { path, text } of insns.flatMap((insn) => generateInsn(insn).files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const names = insns.map(({ name }) => name);
    const includes = names.map((name) => `.include "${name}_insn.inc"`);
    writeFileSync(join(folder, 'main.S'), [...includes, '.globl _start', '_start:', ...lines, ''].join('\n'));
    const sources = ['main.S', ...names.map((name) => `sw/${name}_context.S`)];
    const flags = ['-march=rv32i', '-mabi=ilp32', '-Wa,-Isw,--fatal-warnings', '-nostdlib'];
    run('gcc', ...flags, `-Wl,-Ttext=${LAYOUT.code},--no-warn-rwx-segments`, ...sources, '-o', 'main.elf');
    run('objcopy', '-O', 'binary', '-j', '.text', 'main.elf', 'main.bin');
    const bytes = new Uint8Array(readFileSync(join(folder, 'main.bin')));
    return { entry: LAYOUT.code, tohost: LAYOUT.tohost, pieces: [{ address: LAYOUT.code, bytes }] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
