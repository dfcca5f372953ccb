import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateCore } from '@netloom/core';
import { JTAG_SOCKET } from '@netloom/core/observed';
import { check, generate } from '@netloom/soc';
import { JTAG_BENCH } from './test/jtagBench.ts';
import { run } from './test/run.ts';
import { hartCore, hartLibrary, twoHarts } from './test/twoHarts.ts';

/** Hart n counts in word n from 0x1000 on. */
const SOURCE = `
.globl _start
_start:
  csrr t0, mhartid
  slli t0, t0, 2
  lui t1, 1
  add t1, t1, t0
  li t2, 0
loop:
  addi t2, t2, 1
  sw t2, 0(t1)
  j loop
`;

const folder = await mkdtemp(join(tmpdir(), 'netloom-two-harts-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(files: readonly { path: string; text: string }[]) {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Seconds that a program may take. */
const PATIENCE = '600';

const configuration = (smp: boolean) => `
adapter driver remote_bitbang
remote_bitbang port 0
remote_bitbang host {${folder}/jtag}
transport select jtag
adapter speed 1000
jtag newtap soc cpu -irlen 5 -expected-id 0x00001001
target create hart0 riscv -chain-position soc.cpu -coreid 0 ${smp ? '-rtos hwthread' : ''}
target create hart1 riscv -chain-position soc.cpu -coreid 1 ${smp ? '-rtos hwthread' : ''}
${smp ? 'target smp hart0 hart1' : ''}
riscv set_mem_access sysbus progbuf
riscv set_command_timeout_sec 120
riscv set_reset_timeout_sec 120
gdb_port ${smp ? 'pipe' : 'disabled'}
tcl_port disabled
telnet_port disabled
log_output {${folder}/openocd.log}
`;

const COMMANDS = `
proc states {name} {
  sleep 300
  poll
  foreach each {hart0 hart1} { $each arp_poll }
  echo "$name [hart0 curstate] [hart1 curstate]"
}
proc register {hart name} {
  targets $hart
  return [dict get [get_reg -force $name] $name]
}
proc cause {hart} { return [expr {([register $hart dcsr] >> 6) & 7}] }
proc halts {hart} { targets $hart; halt }
# OpenOCD selects a hart whenever it asks for its state.
proc group {kind} {
  poll off
  set selected [string trim [riscv dmi_read 0x10]]
  foreach each {0 1} {
    riscv dmi_write 0x10 [expr {($each << 16) | 1}]
    riscv dmi_write 0x32 [expr {$kind | 6}]
  }
  riscv dmi_write 0x10 $selected
  poll on
}

init
states BEGUN
halts hart0
states FIRST
halts hart1
states BOTH
echo "HARTS [register hart0 mhartid] [register hart1 mhartid]"
targets hart0
set_reg {s1 0x11111111}
targets hart1
set_reg {s1 0x22222222}
echo "OWN [register hart0 s1] [register hart1 s1]"
targets hart0
resume
states SECOND
targets hart1
set before [read_memory 0x1000 32 1]
set_reg {pc 0x14 t2 5}
step
echo "STEPPED [register hart1 pc] [register hart1 t2] [expr {[lindex [read_memory 0x1000 32 1] 0] > $before}]"
write_memory 0x2000 32 {0xcafe0001 0xcafe0002}
echo "MEMORY [read_memory 0x2000 32 2]"
resume
states RUNNING
group 0
halts hart1
states GROUP
echo "CAUSES [cause hart0] [cause hart1]"
group 0x800
targets hart0
resume
states RESUMED
reset halt
states RESET
echo "PCS [register hart0 pc] [register hart1 pc]"
shutdown
`;

const GDB = `
info threads
thread 2
printf "SECOND %d\\n", $mhartid
thread 1
printf "FIRST %d\\n", $mhartid
break *0x18
continue
printf "STOPPED %x\\n", $pc
delete
thread 1
set var $s1 = 17
thread 2
set var $s1 = 34
thread 1
printf "REGISTERS %d\\n", $s1
thread 2
printf "REGISTERS %d\\n", $s1
set {int}0x3000 = 0x1234
printf "MEMORY %x\\n", *(int *)0x3000
`;

/** What is printed while the design is simulated. */
async function simulated(work: () => Promise<string>): Promise<string> {
  await rm(join(folder, 'jtag'), { force: true });
  const simulation = spawn(join(folder, 'simulator'), [], { cwd: folder, stdio: 'ignore' });
  try {
    for (let tries = 0; tries < 500 && !existsSync(join(folder, 'jtag')); tries++) await wait(20);
    return await work();
  } finally {
    simulation.kill('SIGKILL');
  }
}

async function printed(program: string, ...args: string[]): Promise<string> {
  const child = spawn('timeout', [PATIENCE, program, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (each: string) => (text += each));
  await once(child, 'close');
  return text + (await readFile(join(folder, 'openocd.log'), 'utf8').catch(() => ''));
}

const told = (text: string, words: string) =>
  [...text.matchAll(new RegExp(`^(?:${words}) .*$`, 'gm'))].map(([line]) => line);

describe('OpenOCD at one TAP of two generated cores', () => {
  beforeAll(async () => {
    await symlink(import.meta.dirname, join(folder, 'ip'));
    const library = await hartLibrary(import.meta.dirname);
    expect(check(twoHarts(), library)).toEqual([]);
    await write(generate(twoHarts(), library).files);
    await write(generateCore(hartCore).files.map(({ path, text }) => ({ path: `cores/hart/${path}`, text })));
    await write([
      { path: 'bench.sv', text: JTAG_BENCH },
      { path: 'socket.cpp', text: JTAG_SOCKET },
      { path: 'p.S', text: SOURCE },
    ]);
    const machine = ['-march=rv32im_zicsr', '-mabi=ilp32', '-nostdlib', '-Wl,-Ttext=0'];
    await run(folder, 'riscv64-unknown-elf-gcc', ...machine, 'p.S', '-o', 'p.elf');
    const words = ['--verilog-data-width=4', '-O', 'verilog', 'p.elf', 'ram.hex'];
    await run(folder, 'riscv64-unknown-elf-objcopy', ...words);
    const verilator = ['--binary', '--timing', '-O3', '-Wno-lint', '-Wno-style', '-Wno-TIMESCALEMOD'];
    const places = ['--Mdir', 'objects', '--top-module', 'bench', '-o', '../simulator'];
    const sources = ['-f', 'gen/two/two.f', 'bench.sv', 'socket.cpp'];
    await printed('verilator', ...verilator, ...places, '-MAKEFLAGS', 'OPT_FAST=-O1', ...sources);
  }, 900_000);

  it('halts, steps, resumes and resets each of them, both, and a group, and reaches memory beside them', async () => {
    await writeFile(join(folder, 'openocd.cfg'), configuration(false) + COMMANDS);
    const log = await simulated(() => printed('openocd', '-f', 'openocd.cfg'));
    const words = 'BEGUN|FIRST|BOTH|HARTS|OWN|SECOND|STEPPED|MEMORY|RUNNING|GROUP|CAUSES|RESUMED|RESET|PCS';
    expect(told(log, words), log).toEqual([
      'BEGUN running running',
      'FIRST halted running',
      'BOTH halted halted',
      'HARTS 0x00000000 0x00000001',
      'OWN 0x11111111 0x22222222',
      'SECOND running halted',
      'STEPPED 0x00000018 0x00000006 1',
      'MEMORY 0xcafe0001 0xcafe0002',
      'RUNNING running running',
      'GROUP halted halted',
      'CAUSES 6 3',
      'RESUMED running running',
      'RESET halted halted',
      'PCS 0x00000000 0x00000000',
    ]);
  }, 700_000);

  it('shows them to gdb as threads that stop together', async () => {
    await writeFile(join(folder, 'smp.cfg'), `${configuration(true)}\ninit\nhalt\n`);
    await writeFile(join(folder, 's.gdb'), GDB);
    const settings = ['set osabi none', 'set confirm off', 'set pagination off', 'set remotetimeout 60'];
    const attach = `target extended-remote | openocd -f ${folder}/smp.cfg`;
    const commands = [...settings, attach].flatMap((each) => ['-ex', each]);
    const log = await simulated(() =>
      printed('gdb-multiarch', '-q', '-batch', ...commands, '-x', 's.gdb', 'p.elf'),
    );
    expect(told(log, 'SECOND|FIRST|STOPPED|REGISTERS|MEMORY'), log).toEqual([
      'SECOND 1',
      'FIRST 0',
      'STOPPED 18',
      'REGISTERS 17',
      'REGISTERS 34',
      'MEMORY 1234',
    ]);
  }, 700_000);
});
