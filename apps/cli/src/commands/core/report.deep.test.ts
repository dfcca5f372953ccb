import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, writeCore } from '@netloom/core';
import { LIBRARY, writeInsn } from '@netloom/instructions';
import type { SetReport, ToolchainReport } from '@netloom/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../answer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-report-'));
  const options = { ...PRESETS.nano, name: 'cpu', instructions: ['bits.insn.json'] };
  await writeFile(join(folder, 'bits.insn.json'), writeInsn(LIBRARY[0]!));
  await writeFile(join(folder, 'cpu.core.json'), writeCore(options));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cyclesOf = ({ functions }: SetReport) =>
  functions.flatMap(({ code }) => code).reduce((sum, { cycles }) => sum + cycles!, 0);

it('RTL and model retire as many instructions and print the same, and the lines take what the program took', async () => {
  const core = ['--options', join(folder, 'cpu.core.json'), '--program', 'popcount'];
  const asked = ['core', 'report', ...core, '--compare', 'without=bits', '--rtl', '--json'];
  const { output, errors } = await answer(asked);
  expect(errors).toBe('');
  const { sets } = JSON.parse(output) as ToolchainReport;
  for (const set of sets) {
    expect(set.rtl).toMatchObject({ exitCode: 0, printed: set.model.printed });
    // The store that ends the simulation may not have retired by then.
    expect([0, 1]).toContain(set.model.instructions - set.rtl!.instructions);
    // What is missing are the jump of the bench from the reset vector, and the reset before it.
    const outside = set.rtl!.cycles! - cyclesOf(set);
    expect(outside).toBeGreaterThan(0);
    expect(outside).toBeLessThan(30);
    expect(set.rtl!.cycles).toBeGreaterThan(set.model.instructions);
  }
}, 600_000);
