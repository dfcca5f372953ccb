import { createHash } from 'node:crypto';
import { PRESETS, rtlHash, writeCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { TRACE_PACKETS, TRACE_REPORT } from '@netloom/core/trace';
import { PIPELINE_RECORD } from '@netloom/model';
import { expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { toolchain } from './kind.ts';
import { plan } from './plan.ts';

const { nano } = PRESETS;
const CORE = 'cores/nl_nano/nl_nano.core.json';

const planned = (changes: object, options: CoreOptions = nano) => {
  const tree = {
    requireText: () => Promise.resolve(writeCore(options)),
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

it('a traced run keeps what its packets say of the program', async () => {
  const options = { ...PRESETS.micro, auxiliary: { ...PRESETS.micro.auxiliary, trace: 8 as const } };
  const { plan: made } = await planned({ trace: true, of: rtlHash(options) }, options);
  const steps = made.steps.map(({ id }) => id);
  expect(steps.indexOf('trace')).toBe(steps.indexOf('simulate-1') + 1);
  expect(made.steps.find(({ id }) => id === 'simulate-1')!.argv).toContain('+etrace=packets');
  expect(made.outputs.map(({ path }) => path)).toEqual(expect.arrayContaining([TRACE_REPORT, TRACE_PACKETS]));
});

it('refuses a trace of a core that has none', async () => {
  await expect(planned({ trace: true })).rejects.toThrow('nl_nano has no instruction trace');
});
