import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRESETS, writeCore } from '@netloom/core';
import type { PresetName } from '@netloom/core';
import { BENCHMARKS, benchmarkSpeed, presetCycles } from '@netloom/core/benchmarks';
import { expect } from 'vitest';
import { runPlan } from '../../../../../../bench/core/runPlan.ts';
import type { Finding } from '../../../finding.ts';
import { adapters } from '../adapters.ts';
import { planSpeed } from '../planSpeed.ts';

export const metricsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : [])));

/** Runs the plan of a preset below a folder, and holds what it finds against the tables. */
export async function expectPreset(preset: PresetName, folder: string): Promise<void> {
  const options = PRESETS[preset];
  const place = join(folder, preset);
  mkdirSync(place);
  const made = planSpeed({
    core: { options, text: writeCore(options), texts: {} },
    ...{ node: process.execPath, tools: join(import.meta.dirname, '../../..'), versions: {} },
    limits: { seconds: 300, memoryMegabytes: 2048, processes: 64, diskMegabytes: 1000 },
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
  });
  const outputs = await runPlan(place, made, {});
  const step = made.steps.at(-1)!;
  const read = adapters[step.tool]!.read(step);
  const findings = outputs[step.id]!.split('\n').flatMap((line) => read(line));
  const cycles = presetCycles(options)!;
  const each = BENCHMARKS.map(({ name }) => [`cycles of ${name}`, cycles[name]] as const);
  const speed = Number(benchmarkSpeed(cycles).toFixed(3));
  expect(metricsOf(findings)).toEqual({ ...Object.fromEntries(each), speed });
  expect(findings).toContainEqual({ type: 'result', passed: true, text: '5 benchmarks are timed' });
}
