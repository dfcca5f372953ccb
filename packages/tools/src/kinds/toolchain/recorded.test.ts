import { createHash } from 'node:crypto';
import { PRESETS, rtlHash, writeCore } from '@netloom/core';
import { PIPELINE_RECORD } from '@netloom/model';
import { expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { toolchain } from './kind.ts';
import { plan } from './plan.ts';

const { nano } = PRESETS;
const CORE = 'cores/nl_nano/nl_nano.core.json';

const planned = (changes: object) => {
  const tree = {
    requireText: () => Promise.resolve(writeCore(nano)),
    readText: () => Promise.resolve(undefined),
  };
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const machine = { versions: {}, node: '/usr/bin/node', tools: '/srv/netloom/packages/tools/src' };
  const sets = [{ optimize: '2', march: '', codeModel: 'medany', without: [] }];
  const request = { core: CORE, example: 'crc-bitwise', sets, ...changes };
  return plan(toolchain.request.parse(request), { tree, machine, sha256 } as unknown as PlanContext);
};

it('a recorded run simulates the RTL that is asked for, from a cycle on, and keeps the record', async () => {
  const { plan: made } = await planned({ pipeline: true, pipelineFrom: 5000, of: rtlHash(nano) });
  const simulation = made.steps.find(({ id }) => id === 'simulate-1')!;
  expect(simulation.argv).toEqual(
    expect.arrayContaining(['+pipeline=pipeline', '+pipeline_from=5000', '+pipeline_cycles=100000']),
  );
  expect(made.outputs.map(({ path }) => path)).toContain(PIPELINE_RECORD);
  expect(made.files['core/bench/nl_nano_bench.sv']).toContain('pipeline_from');
});

it('nothing is recorded where nobody asks', async () => {
  const { plan: made } = await planned({ rtl: true });
  expect(made.outputs.map(({ path }) => path)).not.toContain(PIPELINE_RECORD);
  expect(made.files['core/bench/nl_nano_bench.sv']).not.toContain('pipeline_from');
});

it('refuses a record of RTL that the options do not make', async () => {
  await expect(planned({ pipeline: true, of: '0badc0de' })).rejects.toThrow('is not as it was generated');
});
