import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, rtlHash, writeCore } from '@netloom/core';
import { afterAll, expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { speed } from './kind.ts';
import { plan as planRun } from './plan.ts';
import { expectPreset, metricsOf } from './test/expectPreset.ts';
import { readBenchmarks } from './readBenchmarks.ts';

const folder = mkdtempSync(join(tmpdir(), 'speed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(['nano', 'micro'] as const)(
  'finds the cycles that the tables say of the preset %s',
  async (preset) => {
    await expectPreset(preset, folder);
  },
  300_000,
);

it('gives no figure for a core that computes something else, or does not come to its end', () => {
  const marks = ['MARKER 0 cycle 100', 'MARKER 0 cycle 500'];
  const said = (...lines: string[]) => {
    const read = readBenchmarks();
    return lines.flatMap((line) => read(line));
  };
  const wrong = said(...marks, 'END tohost 00000003 cycles 900 instructions 400');
  expect(wrong).toContainEqual({ type: 'result', passed: false, text: 'sort gave a wrong number' });
  expect(metricsOf(wrong)).toEqual({ 'cycles of sort': 100 });
  const stuck = said(...marks, 'END limit 80000000 cycles 900 instructions 400');
  expect(stuck.at(-1)).toMatchObject({ type: 'result', passed: false });
  const early = said(...marks, 'END tohost 00000001 cycles 900 instructions 400');
  expect(early.at(-1)).toMatchObject({ type: 'result', passed: false });
});

it('refuses a core whose options make other RTL', async () => {
  const { nano } = PRESETS;
  const tree = { requireText: () => Promise.resolve(writeCore(nano)), readText: () => Promise.resolve('') };
  const ask = (of: string) => {
    const request = speed.request.parse({ top: 'nl_nano', fileList: 'cores/nl_nano/nl_nano.f', of });
    return planRun(request, { tree } as unknown as PlanContext);
  };
  await expect(ask('0badc0de')).rejects.toThrow('nl_nano.core.json is not as it was generated');
  await expect(ask(rtlHash(nano))).rejects.toThrow(/rtl\/\S+ is not as it was generated/);
});
