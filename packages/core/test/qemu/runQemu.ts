import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const MEMORY_BASE = 0x8000_0000;
export const MEMORY_SIZE = 0x80_0000;
/** Writing FINISH here ends QEMU (`-M virt`). */
export const FINISHER = 0x10_0000;
export const FINISH = 0x5555;

/** The state before an instruction. */
export interface QemuState {
  pc: number;
  /** mstatus, mepc, mcause, mtval, mscratch, mtvec. */
  csrs: Record<string, number>;
  /** x0 to x31, unsigned. */
  registers: number[];
}

const REGISTER = / x\d+\/\w+ +([0-9a-f]{8})/g;

function readState(text: string): QemuState {
  const csrs = [...text.matchAll(/^ (m\w+) +([0-9a-f]{8})$/gm)].map(([, name, value]) => [
    name!,
    parseInt(value!, 16),
  ]);
  return {
    pc: parseInt(text, 16),
    csrs: Object.fromEntries(csrs) as Record<string, number>,
    registers: [...text.matchAll(REGISTER)].map(([, value]) => parseInt(value!, 16)),
  };
}

/** The states that QEMU goes through from the first instruction of the image, at MEMORY_BASE, to the finish. */
export async function runQemu(cpu: string, image: Uint8Array): Promise<QemuState[]> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-qemu-'));
  try {
    const [file, log] = [join(folder, 'image.bin'), join(folder, 'log')];
    await writeFile(file, image);
    const machine = ['-M', 'virt', '-m', `${MEMORY_SIZE >> 20}M`, '-bios', 'none', '-cpu', cpu];
    const silent = ['-nographic', '-monitor', 'none', '-serial', 'none'];
    const trace = ['-singlestep', '-d', 'cpu,nochain', '-D', log];
    const loader = `loader,file=${file},addr=${MEMORY_BASE},force-raw=on`;
    const options = { timeout: 170_000 };
    await promisify(execFile)(
      'qemu-system-riscv32',
      [...machine, ...silent, ...trace, '-device', loader],
      options,
    );
    const states = (await readFile(log, 'latin1'))
      .split(/^ pc +/m)
      .slice(1)
      .map(readState);
    return states.slice(states.findIndex(({ pc }) => pc === MEMORY_BASE));
  } finally {
    await rm(folder, { recursive: true });
  }
}
