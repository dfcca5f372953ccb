import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, writeCore } from '@netloom/core';
import { LIBRARY, writeInsn } from '@netloom/instructions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../answer.ts';

const bits = LIBRARY.find(({ name }) => name === 'bits')!;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-insn-'));
  await mkdir(join(folder, 'cores/cpu'), { recursive: true });
  await mkdir(join(folder, 'instructions'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'instructions/bits.insn.json');
const core = () => join(folder, 'cores/cpu/cpu.core.json');

it('checks a definition and generates its files', async () => {
  await writeFile(file(), writeInsn(bits));
  expect(await answer(['insn', 'check', file()])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('popcount, rotri, crc32.b, crc32.w'),
  });
  expect(await answer(['insn', 'generate', file(), '--output', join(folder, 'out')])).toMatchObject({
    exitCode: 0,
  });
  expect(await readFile(join(folder, 'out/sw/bits_insn.h'), 'utf8')).toContain('bits_popcount(uint32_t rs1)');
});

it('says at which line a behaviour cannot be', async () => {
  const broken = structuredClone(bits);
  broken.instructions['popcount']!.behaviour = ['rd = rs1;', 'while (rs1 != 0) { }'];
  await writeFile(file(), writeInsn(broken));
  expect(await answer(['insn', 'check', file()])).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('/instructions/popcount/behaviour/1) [INSN-UNBOUNDED]'),
  });
});

it('a core has the instructions of the definitions that it names, and none of broken ones', async () => {
  await writeFile(
    core(),
    writeCore({ ...PRESETS.nano, name: 'cpu', instructions: ['instructions/bits.insn.json'] }),
  );
  expect(await answer(['core', 'check', '--options', core()])).toMatchObject({ exitCode: 1 });
  await writeFile(file(), writeInsn(bits));
  const made = await answer(['core', 'generate', '--options', core(), '--output', join(folder, 'rtl')]);
  expect(made).toMatchObject({ exitCode: 0, output: expect.stringContaining('cpu_custom_popcount.sv') });
  const sdk = await answer(['core', 'sdk', '--options', core(), '--output', join(folder, 'sdk')]);
  expect(sdk).toMatchObject({ exitCode: 0, output: expect.stringContaining('cmake/cpu.cmake') });
});

it('builds a program for the core, counts it by line with and without the instructions, and refuses what the core lacks', async () => {
  await writeFile(file(), writeInsn(bits));
  const asked = ['core', 'report', '--options', core(), '--program', 'popcount'];
  const { exitCode, output } = await answer([...asked, '--compare', 'without=bits', '--json']);
  expect(exitCode).toBe(0);
  const { sets } = JSON.parse(output) as { sets: { model: { instructions: number; printed: string } }[] };
  const [first, second] = sets.map(({ model }) => model);
  expect(first!.printed).toBe(second!.printed);
  expect(first!.instructions).toBeLessThan(second!.instructions);
  expect(await answer([...asked, '--march', 'rv32imafdc'])).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('--march: the core takes') as string,
  });
  expect(await answer([...asked, '--compare', 'optimise=s'])).toMatchObject({ exitCode: 1 });
  expect(await answer([...asked.slice(0, -1), join(folder, 'nothing')])).toMatchObject({
    errors: expect.stringContaining('neither a folder nor an example') as string,
  });
}, 120_000);

it('proves SystemVerilog of one’s own, and delivers no core with one that does something else', async () => {
  const own = structuredClone(bits);
  const added = "always_comb begin rd = 32'd0; for (int i = 0; i < 32; i++) rd = rd + 32'(rs1[i]);";
  own.instructions['popcount']!.systemVerilog = [`${added} end`];
  await writeFile(file(), writeInsn(own));
  expect(await answer(['insn', 'prove', file()])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('for all operands and any number of executions'),
  });
  own.instructions['popcount']!.systemVerilog = [`${added} if (rs1 == 32'h1234_5678) rd = 32'd12; end`];
  await writeFile(file(), writeInsn(own));
  expect(await answer(['insn', 'prove', file()])).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(
      'With rs1 = 0x12345678 the behaviour makes rd = 0xd, and the SystemVerilog rd = 0xc',
    ),
  });
  await writeFile(
    core(),
    writeCore({ ...PRESETS.nano, name: 'cpu', instructions: ['instructions/bits.insn.json'] }),
  );
  const delivered = ['core', 'deliver', '--options', core(), '--output', join(folder, 'delivered')];
  expect(await answer(delivered)).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('0x12345678'),
  });
});

it('writes CoreDSL, reads it again, and tells what a definition cannot say at its place', async () => {
  await writeFile(file(), writeInsn(bits));
  await answer(['insn', 'generate', file(), '--output', join(folder, 'text')]);
  const text = join(folder, 'text/doc/bits.core_desc');
  const args = ['insn', 'import', text, '--output', join(folder, 'read')];
  expect(await answer(args)).toMatchObject({ exitCode: 0 });
  expect(await answer(['insn', 'check', join(folder, 'read/bits.insn.json')])).toMatchObject({ exitCode: 0 });
  const lines = (await readFile(text, 'utf8')).split('\n');
  const at = lines.findIndex((line) => line.includes('behavior: {'));
  await writeFile(text, lines.with(at + 1, 'while (true) { }').join('\n'));
  expect(await answer(args)).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining(`bits.core_desc:${at + 2}: Column 1: while is more than`),
  });
});
