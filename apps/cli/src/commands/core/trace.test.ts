import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, writeCore } from '@netloom/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCoreCommand } from './run.ts';
import { traceCommand } from './trace.ts';

/** Calls a function seven times, of which each goes through its loop five times. */
const SOURCE = `
.globl _start, tohost
.option norelax
.text
_start: li s0, 7
again: jal ra, work
  addi s0, s0, -1
  bnez s0, again
  la a4, tohost
  li a5, 1
  sw a5, 0(a4)
stop: j stop
work: li a0, 5
round: addi a0, a0, -1
  bnez a0, round
  ret
.data
.align 4
tohost: .dword 0
`;

const folder = mkdtempSync(join(tmpdir(), 'netloom-cli-trace-'));
const at = (name: string) => join(folder, name);

beforeAll(() => {
  writeFileSync(at('sums.S'), SOURCE);
  const machine = [
    '-march=rv32imc_zicsr',
    '-mabi=ilp32',
    '-nostdlib',
    '-Wl,-N',
    '-Wl,--no-warn-rwx-segments',
  ];
  execFileSync('riscv64-unknown-elf-gcc', [
    ...machine,
    '-Ttext=0x80000000',
    at('sums.S'),
    '-o',
    at('sums.elf'),
  ]);
  const { micro } = PRESETS;
  const traced = { ...micro, name: 'traced', auxiliary: { ...micro.auxiliary, trace: 8 as const } };
  writeFileSync(at('traced.core.json'), writeCore(traced));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (options: string) =>
  runCoreCommand(options, at('sums.elf'), {
    ...{
      simulator: 'icarus',
      limit: 10_000,
      latency: false,
      seed: undefined,
      wave: undefined,
      input: undefined,
    },
    ...{ trace: false, breakdown: false, pipeline: undefined, write: () => undefined },
    ...{ packets: at('sums.trace'), signature: undefined, granularity: 4 },
  });

it('decodes the packets of a run against its program: how often each function was executed', async () => {
  expect(await run(at('traced.core.json'))).toMatchObject({ failed: false });
  const tables = { timeline: at('timeline.csv'), coverage: at('coverage.csv') };
  const { text, result } = await traceCommand(
    at('traced.core.json'),
    at('sums.elf'),
    at('sums.trace'),
    tables,
  );
  const { functions } = result as {
    functions: { name: string; executed: number; entries: number; bothWays: number }[];
  };
  const count = (name: string) => functions.find((each) => each.name === name);
  expect(count('work')).toMatchObject({ executed: 7 * (1 + 2 * 5 + 1), entries: 7, bothWays: 1 });
  // Labels that nobody calls are parts of the function that they are in; the jump at the reset vector has no name.
  expect(functions.map(({ name }) => name)).toEqual(['', '_start', 'work']);
  expect(text).toContain('2 branches, of which 0 went one way only');
  const timeline = readFileSync(tables.timeline, 'utf8').split('\n');
  expect(timeline.filter((line) => /^work,1,\d+,\d+,call,return,$/.test(line))).toHaveLength(7);
  expect(readFileSync(tables.coverage, 'utf8')).toMatch(/^work,function,0x[0-9a-f]+,0x[0-9a-f]+,35,28,7,0$/m);
});

it('says where a trace ends too early, and which core has none', async () => {
  truncateSync(at('sums.trace'), readFileSync(at('sums.trace')).length - 1);
  const told = await traceCommand(at('traced.core.json'), at('sums.elf'), at('sums.trace'), {});
  expect(told).toMatchObject({
    failed: true,
    text: expect.stringMatching(/byte \d+: the trace ends within a packet/) as string,
  });
  await expect(run('micro')).rejects.toThrow('the core has no instruction trace');
});
