import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, ice40Of } from '@netloom/core';
import { afterAll, expect, it } from 'vitest';
import { runPlan } from '../../../../../bench/core/runPlan.ts';
import { adapters } from './adapters.ts';
import { planFit } from './planFit.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('measures what the tables say of a preset', async () => {
  const { nano } = PRESETS;
  const planned = planFit(nano, { seconds: 900, memoryMegabytes: 2048, processes: 64, diskMegabytes: 1000 });
  const outputs = await runPlan(folder, planned, {});
  const findings = planned.steps.flatMap((step) => {
    const read = adapters[step.tool]!.read(step);
    return outputs[step.id]!.split('\n').flatMap((line) => read(line));
  });
  const metrics = findings.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : []));
  const { cells, megahertz } = ice40Of(nano)!;
  expect(Object.fromEntries(metrics)).toEqual({
    ...{ LUT4: cells.luts, 'flip-flops': cells.flops, 'block RAM': cells.rams, fits: 1 },
    'highest clock': megahertz,
  });
  expect(findings.filter(({ type }) => type === 'diagnostic')).toEqual([]);
}, 900_000);
