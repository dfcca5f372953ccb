import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { netloomIn } from '../../apps/cli/test/netloomIn.ts';
import { sharedDebugSoc } from '../../apps/cli/test/sharedDebugSoc.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const KIBIBYTES = 64;
/** The upper half of the SoC's memory, of 2^17 bytes. */
const [LOAD, MEMORY_BITS] = ['0x10000', 17];

const IDLE = '.globl _start\n_start: j _start\n';
const BLOCK = `.globl _start\n_start: .fill ${(KIBIBYTES * 1024) / 4}, 4, 0x12345678\n`;

const script = (log: string, elf: string) => `
set logging file ${log}
set logging redirect on
set logging enabled on
file ${elf}
python import time; begun = time.time()
load
python print("LOADED", time.time() - begun)
compare-sections
`;

async function assemble(folder: string, name: string, text: string, place: string): Promise<void> {
  const machine = ['-march=rv32imc', '-mabi=ilp32', '-nostdlib', '-Wl,-n', '-Wl,--no-warn-rwx-segments'];
  const source = `${name}.S`;
  await writeFile(join(folder, source), text);
  const words = [...machine, `-Wl,-Ttext=${place}`, source, '-o', `${name}.elf`];
  execFileSync('riscv64-unknown-elf-gcc', words, { cwd: folder });
}

/** gdb's `load` alone into the memory of a SoC: JTAG, debug module, crossbar, SRAM, as `netloom debug` runs them. */
export async function measureSocLoad(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-debug-soc-'));
  const log = join(folder, 'gdb.log');
  try {
    await sharedDebugSoc(folder, { memoryBits: MEMORY_BITS });
    await assemble(folder, 'idle', IDLE, '0');
    await assemble(folder, 'block', BLOCK, LOAD);
    await writeFile(join(folder, 's.gdb'), script(log, join(folder, 'block.elf')));
    const words = ['debug', 'duo.soc.json', '--firmware', 'idle.elf', '--script', 's.gdb', '--json'];
    const { code, output, errors } = await netloomIn(folder, words);
    const said = await readFile(log, 'utf8');
    const seconds = Number(/LOADED (\S+)/.exec(said)?.[1]);
    if (code !== 0 || !/matched/.test(said)) throw new Error(`not loaded:\n${said}${output}${errors}`);
    const note =
      'two harts, crossbar and SRAM; JTAG, debug module with system bus access, Verilator; compared afterwards';
    return atMost('core', `${KIBIBYTES} KiB loaded by OpenOCD into a SoC`, seconds, 60, 's', note);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
