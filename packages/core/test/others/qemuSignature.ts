import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Range } from '../../src/bench/memoryMap.ts';
import { MEMORY_BASE, MEMORY_SIZE } from '../qemu/runQemu.ts';

const known = new Map<string, Promise<number[]>>();

/** The words that an executable leaves on QEMU, whose machine ends at tohost, too (`-M spike`, HTIF). */
export function qemuSignature(cpu: string, file: string, range: Range): Promise<number[]> {
  const key = `${cpu} ${file}`;
  const words = known.get(key) ?? run(cpu, file, range);
  known.set(key, words);
  return words;
}

async function run(cpu: string, file: string, { base, end }: Range): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-qemu-'));
  try {
    // The RAM is a file that outlives QEMU.
    const path = join(folder, 'ram');
    const ram = `memory-backend-file,id=ram,size=${MEMORY_SIZE},mem-path=${path},share=on`;
    const machine = ['-M', 'spike,memory-backend=ram', '-m', `${MEMORY_SIZE >> 20}M`, '-object', ram];
    const silent = ['-nographic', '-monitor', 'none', '-serial', 'none'];
    const words = [...machine, ...silent, '-bios', 'none', '-cpu', cpu, '-kernel', file];
    await promisify(execFile)('qemu-system-riscv32', words, { timeout: 60_000 });
    const bytes = (await readFile(path)).subarray(base - MEMORY_BASE, end - MEMORY_BASE);
    return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(4 * index));
  } finally {
    await rm(folder, { recursive: true });
  }
}
