import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LINE = /^\s*([0-9a-f]+):\t[0-9a-f]+\s*\t(.*)$/gm;
const TARGET = /^((?:c\.)?(?:jal|j|b(?:eq|ne|lt|ge)[uz]?)\s(?:x\d+,)*)(?:0x)?([0-9a-f]+)$/;

/**
 * How binutils reads each instruction, of 16 bits or of 32: without aliases, registers by number, targets of jumps and
 * branches as signed distances. What it does not know begins with a dot.
 */
export async function objdump(instructions: readonly number[], march: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-objdump-'));
  const run = (tool: string, ...parameters: string[]) =>
    promisify(execFile)(`riscv64-unknown-elf-${tool}`, parameters, { cwd: folder, maxBuffer: 2 ** 28 });
  const lines = instructions.map((each) => `.insn ${(each & 3) === 3 ? 4 : 2}, ${each >>> 0}`);
  try {
    await writeFile(join(folder, 'a.s'), `${lines.join('\n')}\n`);
    await run('as', `-march=${march}`, '-o', 'a.o', 'a.s');
    const { stdout } = await run('objdump', '-d', '-z', '-M', 'no-aliases,numeric', 'a.o');
    return [...stdout.matchAll(LINE)].map(([, pc = '', text = '']) => normal(text, parseInt(pc, 16)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function normal(text: string, pc: number): string {
  const plain = text.replace('\t', ' ').replace(/\s*[<#].*$/, '');
  return plain.replace(
    TARGET,
    (_, before: string, target: string) => before + ((parseInt(target, 16) - pc) | 0),
  );
}
