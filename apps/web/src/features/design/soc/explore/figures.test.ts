import type { RunRow } from '@netloom/contract';
import { expect, it } from 'vitest';
import { gigabytes, isGoing, measuredOf } from './figures.ts';

const METRICS = {
  area: 240_000,
  'highest clock': 250,
  'read latency': 2,
  'read latency under load': 40,
  'read throughput': 2,
  'write throughput': 1.5,
};

function run(changes: Partial<RunRow>, metrics: Record<string, number> = METRICS): RunRow {
  return {
    ...{ runId: 'a', label: 'xbar0 TOPOLOGY="full" 0123456789abcdef', state: 'finished', verdict: 'passed' },
    ...{ createTime: '2026-11-20T10:00:00Z' },
    metrics: Object.entries(metrics).map(([name, value]) => ({ name, value, unit: '' })),
    ...changes,
  } as unknown as RunRow;
}

const HASH = '0123456789abcdef';

it('takes what the newest passed run of this very RTL measured', () => {
  const older = run({ runId: 'old', createTime: '2026-11-19T10:00:00Z' }, { ...METRICS, area: 1 });
  const other = run({ runId: 'other', label: 'xbar0 ffffffffffffffff' });
  const { figures } = measuredOf([older, run({}), other], HASH);
  // 240,000 square micrometres are 10,000 NAND2X1 of 24 each.
  expect(figures).toEqual({ kiloGates: 10, clock: 250, latency: 2, loaded: 40, reads: 2, writes: 1.5 });
});

it('says nothing of a run that did not pass, or lacks a figure', () => {
  const failed = run({ verdict: 'failed' });
  expect(measuredOf([failed], HASH)).toEqual({ run: failed, figures: undefined });
  expect(measuredOf([run({}, { area: 1 })], HASH).figures).toBeUndefined();
  expect(measuredOf([run({})], undefined)).toEqual({ run: undefined, figures: undefined });
});

it('keeps the figures known while another run goes on', () => {
  const going = run({ runId: 'b', state: 'running', verdict: null, createTime: '2026-11-21T10:00:00Z' }, {});
  const { run: newest, figures } = measuredOf([run({}), going], HASH);
  expect([newest?.runId, isGoing(newest), figures?.clock]).toEqual(['b', true, 250]);
});

it('turns beats a clock into bytes a second: 2 × 4 bytes at 250 MHz', () => {
  expect(gigabytes(2, measuredOf([run({})], HASH).figures!, 32)).toBe(2);
});
