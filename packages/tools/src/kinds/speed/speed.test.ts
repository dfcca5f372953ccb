import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, rtlHash, writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { BENCHMARKS, MICRO_CYCLES } from '@netloom/core/benchmarks';
import { afterAll, expect, it } from 'vitest';
import { runPlan } from '../../../../../bench/core/runPlan.ts';
import type { Finding } from '../../finding.ts';
import type { PlanContext } from '../planContext.ts';
import { adapters } from './adapters.ts';
import { speed } from './kind.ts';
import { plan as planRun } from './plan.ts';
import { planSpeed } from './planSpeed.ts';
import { readBenchmarks } from './readBenchmarks.ts';

const folder = mkdtempSync(join(tmpdir(), 'speed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const planOf = (options: CoreOptions) =>
  planSpeed({
    core: { options, text: writeCore(options), texts: {} },
    ...{ node: process.execPath, tools: join(import.meta.dirname, '../..'), versions: {} },
    limits: { seconds: 300, memoryMegabytes: 2048, processes: 64, diskMegabytes: 1000 },
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
  });

const metricsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : [])));

async function measured(options: CoreOptions) {
  const place = join(folder, options.name);
  mkdirSync(place);
  const made = planOf(options);
  const outputs = await runPlan(place, made, {});
  const step = made.steps.at(-1)!;
  const read = adapters[step.tool]!.read(step);
  return outputs[step.id]!.split('\n').flatMap((line) => read(line));
}

it('times every benchmark on the preset that others are told against, and finds it as fast as itself', async () => {
  const findings = await measured(PRESETS.micro);
  const cycles = BENCHMARKS.map(({ name }) => [`cycles of ${name}`, MICRO_CYCLES[name]] as const);
  expect(metricsOf(findings)).toEqual({ ...Object.fromEntries(cycles), speed: 1 });
  expect(findings).toContainEqual({ type: 'result', passed: true, text: '5 benchmarks are timed' });
}, 300_000);

it('times a core without counters, traps or a multiplier, which is slower', async () => {
  const metrics = metricsOf(await measured(PRESETS.nano));
  expect(metrics['speed']).toBeGreaterThan(0.1);
  expect(metrics['speed']).toBeLessThan(0.7);
  // It multiplies by adding.
  expect(metrics['cycles of matrix']! / MICRO_CYCLES.matrix).toBeGreaterThan(
    (2 * metrics['cycles of sieve']!) / MICRO_CYCLES.sieve,
  );
}, 300_000);

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
