import { describe, expect, it } from 'vitest';
import { Lockstep } from '../../src/lockstep/index.ts';
import type { Mismatch, Retired, TraceRecord } from '../../src/lockstep/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { optionSets } from '../optionSets.ts';
import { modelTrace } from './modelTrace.ts';

/** Without the store buffer, whose errors are interrupts, which the model's own trace has not. */
const options: CoreOptions = {
  ...PRESETS.standard,
  base: { ...PRESETS.standard.base, atomics: true },
  advanced: { ...PRESETS.standard.advanced, storeBuffer: false },
};
const program = randomProgram(options, { seed: 1, blocks: 1000 });
const trace = modelTrace(options, program, 100_000);

function firstMismatch(records: Iterable<TraceRecord>): Mismatch | undefined {
  const lockstep = new Lockstep(options, program);
  for (const record of records) {
    const mismatch = lockstep.check(record);
    if (mismatch) return mismatch;
  }
  return undefined;
}

/** The trace with one record changed. */
const changed = (index: number, change: Partial<Retired>) =>
  trace.map((record, at) => (at === index ? { ...record, ...change } : record));
const some = (what: (record: Retired) => boolean) =>
  trace.findIndex((record, at) => at > 100 && what(record));

describe('random programs', () => {
  it.each(optionSets(3, 12))('end on the model of $name', (set) => {
    const last = modelTrace(set, randomProgram(set, { seed: 5 }), 200_000).at(-1)!;
    expect(last).toMatchObject({ address: randomProgram(set, { seed: 5 }).tohost, writeData: 1 });
  });

  it('have traps of every cause that the core can raise', () => {
    const causes = new Set(trace.filter(({ trap }) => trap).map(({ cause }) => cause));
    expect([...causes].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 11]);
  });
});

describe('lockstep', () => {
  it('finds nothing in a trace without a fault', () => expect(firstMismatch(trace)).toBeUndefined());

  it.each([
    ['rd value', some(({ rd }) => rd !== 0), ({ rdValue }: Retired) => ({ rdValue: rdValue ^ 0x8000 })],
    ['rd', some(({ rd }) => rd !== 0), ({ rd }: Retired) => ({ rd: rd ^ 1 })],
    ['next pc', some(({ trap }) => trap), ({ nextPc }: Retired) => ({ nextPc: nextPc + 4 })],
    ['cause', some(({ trap }) => trap), () => ({ cause: 13 })],
    ['data written', some(({ writeMask }) => writeMask === 15), () => ({ writeData: 0x1234_5678 })],
    ['bytes written', some(({ writeMask }) => writeMask === 15), () => ({ writeMask: 7 })],
    ['address', some(({ readMask }) => readMask !== 0), ({ address }: Retired) => ({ address: address + 1 })],
    ['trap', some(({ trap }) => trap), () => ({ trap: false })],
    ['instruction', some(({ trap }) => !trap), () => ({ instruction: 0x13 })],
    ['order', 500, () => ({ order: 7 })],
  ] as const)('tells a wrong %s', (what, index, change) => {
    expect(index).toBeGreaterThan(0);
    const mismatch = firstMismatch(changed(index, change(trace[index]!)));
    expect(mismatch).toMatchObject({ pc: trace[index]!.pc, cycle: 2 * index });
    expect(mismatch!.differences.map((each) => each.what)).toContain(what);
  });

  it('tells an error of the bus that has not trapped', () => {
    const index = some(({ readMask }) => readMask === 15);
    const { address, cycle } = trace[index]!;
    const records: TraceRecord[] = [...trace];
    records.splice(index, 0, { kind: 'read', cycle, address });
    const mismatch = firstMismatch(records);
    expect(mismatch!.differences).toEqual([
      { what: 'bus error without a trap, at address', model: address, core: 0 },
    ]);
  });

  it('takes the trap of an error of the bus as it comes', () => {
    const index = some(({ readMask }) => readMask === 15);
    const { address, cycle } = trace[index]!;
    const failed = { trap: true, cause: 5, rd: 0, readMask: 0, nextPc: program.pieces[0]!.address };
    const records: TraceRecord[] = changed(index, failed).slice(0, index + 1);
    records.splice(index, 0, { kind: 'read', cycle, address });
    const differences = firstMismatch(records)?.differences ?? [];
    expect(differences.filter(({ what }) => what !== 'next pc')).toEqual([]);
  });
});
