import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const sources = fileURLToPath(new URL('.', import.meta.url));

function run(folder: string, program: string, ...args: string[]): string {
  const options = { cwd: folder, stdio: 'pipe', encoding: 'latin1', maxBuffer: 1 << 28 } as const;
  return execFileSync(program, args, options);
}

/** A folder that lasts as long as the test that asks for it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waves-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function compileWithIcarus(): string {
  const folder = newFolder();
  run(folder, 'iverilog', '-g2012', '-o', 'bench.vvp', join(sources, 'bench.v'));
  return folder;
}

/** A dump by Icarus of three value blocks, with a blackout. */
export function icarusDump(): string {
  const folder = compileWithIcarus();
  run(folder, 'vvp', 'bench.vvp', '-fst');
  return join(folder, 'bench.fst');
}

/** The same run's dump as FST and as VCD. */
export function icarusTwins(): { fst: string; vcd: string } {
  const fst = icarusDump();
  const folder = compileWithIcarus();
  run(folder, 'vvp', 'bench.vvp', '-vcd');
  return { fst, vcd: join(folder, 'bench.fst') };
}

/** One run of kinds.vhd dumped in three formats. */
export function ghdlDumps(): { ghw: string; fst: string; vcd: string } {
  const folder = newFolder();
  run(folder, 'ghdl', '-a', '--std=08', join(sources, 'kinds.vhd'));
  run(folder, 'ghdl', '-e', '--std=08', 'kinds');
  run(folder, 'ghdl', '-r', '--std=08', 'kinds', '--wave=k.ghw', '--fst=k.fst', '--vcd=k.vcd');
  return { ghw: join(folder, 'k.ghw'), fst: join(folder, 'k.fst'), vcd: join(folder, 'k.vcd') };
}

function start(folder: string, program: string, ...args: string[]) {
  return spawn(program, args, { cwd: folder });
}

/** The same dump, its writer killed after two blocks. */
export async function unfinishedDump(): Promise<string> {
  const folder = compileWithIcarus();
  const simulation = start(folder, 'vvp', 'bench.vvp', '-fst', '+hang');
  const ended = new Promise((resolve) => simulation.on('exit', resolve));
  await new Promise<void>((resolve) => {
    simulation.stdout.on('data', (text: Buffer) => text.includes('flushed') && resolve());
  });
  simulation.kill('SIGKILL');
  await ended;
  return join(folder, 'bench.fst');
}

/** Verilator's own sources take longer to compile than a small bench to run. */
export const COMPILED_QUICKLY = ['-MAKEFLAGS', 'OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0'];

/** A dump by Verilator, built and run. */
export function verilatorDump(trace: '--trace-fst' | '--trace' = '--trace-fst'): string {
  const folder = newFolder();
  const options = ['--binary', '--timing', trace, '--trace-structs', '-Wno-fatal', '--top', 'counter'];
  run(folder, 'verilator', ...options, ...COMPILED_QUICKLY, join(sources, 'counter.sv'));
  run(folder, join(folder, 'obj_dir', 'Vcounter'));
  return join(folder, 'counter.fst');
}

/** What fst2vcd makes of a dump. */
export function toVcd(dump: string): string {
  return run(dirname(dump), 'fst2vcd', dump);
}

/** Makes an FST of a VCD in the same folder. */
export function toFst(folder: string, vcd: string, fst: string): void {
  run(folder, 'vcd2fst', '-v', vcd, '-f', fst);
}

/** Packs a dump anew: -4 LZ4, -F FastLZ, -Z zlib, -c the whole file by gzip. */
export function repack(dump: string, option: string): string {
  const folder = newFolder();
  run(folder, 'fst2vcd', '-f', dump, '-o', 'all.vcd');
  run(folder, 'vcd2fst', option, '-v', 'all.vcd', '-f', 'all.fst');
  return join(folder, 'all.fst');
}
