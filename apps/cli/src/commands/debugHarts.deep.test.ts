import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { netloomIn } from '../../test/netloomIn.ts';
import { sharedDebugSoc } from '../../test/sharedDebugSoc.ts';

/** Hart n counts in word n from 0x1000 on, each in a loop of its own. */
const SOURCE = `
.globl _start, first, second
_start:
  lui t1, 1
  csrr t0, mhartid
  bnez t0, second
first:
  addi t2, t2, 1
  sw t2, 0(t1)
  j first
second:
  addi t2, t2, 1
  sw t2, 4(t1)
  j second
.org 0x1000
  .word 0, 0
`;

const SCRIPT = (log: string) => `
set style enabled off
set logging file ${log}
set logging redirect on
set logging enabled on
thread 1
printf "FIRST %d at %x\\n", $mhartid, $pc
thread 2
printf "SECOND %d at %x\\n", $mhartid, $pc
printf "NOTHING HAS RUN %d %d\\n", *(int *)0x1000, *(int *)0x1004
break second
continue
printf "STOPPED %d, hart %d, in its loop %d\\n", $_thread, $mhartid, $pc == (long)&second
thread 1
set var $before = *(int *)0x1000
printf "THE OTHER %d, hart %d, in its loop %d\\n", $_thread, $mhartid, $pc >= (long)&first && $pc < (long)&second
printf "IT RESTS %d\\n", *(int *)0x1000 == $before
continue
printf "AGAIN %d, and the other has gone on %d\\n", $_thread, *(int *)0x1000 > $before
delete
monitor reset halt
maintenance flush register-cache
thread 1
set var $first = $pc
thread 2
printf "RESET %d %d\\n", $first, $pc
info threads
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-duo-'));
  await sharedDebugSoc(folder);
  await writeFile(join(folder, 'p.S'), SOURCE);
  const machine = ['-march=rv32im_zicsr', '-mabi=ilp32', '-nostdlib', '-Wl,-Ttext=0'];
  execFileSync('riscv64-unknown-elf-gcc', [...machine, '-g', 'p.S', '-o', 'p.elf'], { cwd: folder });
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('halts both harts of a SoC, breaks on one, and resets both', { timeout: 1_200_000 }, async () => {
  const log = join(folder, 'gdb.log');
  await writeFile(join(folder, 's.gdb'), SCRIPT(log));
  const words = ['--firmware', 'p.elf', '--script', 's.gdb', '--json'];
  const { code, output, errors } = await netloomIn(folder, ['debug', 'duo.soc.json', ...words]);
  expect(code, output + errors).toBe(0);
  const said = await readFile(log, 'utf8');
  const lines = said.split('\n').filter((line) => /^[A-Z][A-Z ]+ \d/.test(line));
  expect(lines, said).toEqual([
    'FIRST 0 at 0',
    'SECOND 1 at 0',
    'NOTHING HAS RUN 0 0',
    'STOPPED 2, hart 1, in its loop 1',
    'THE OTHER 1, hart 0, in its loop 1',
    'IT RESTS 1',
    'AGAIN 2, and the other has gone on 1',
    'RESET 0 0',
  ]);
  expect(said).toMatch(/1 +Thread 1 .*soc\.cpu0[^]*2 +Thread 2 .*soc\.cpu1/);
});
