import { expect } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import { Lockstep, TraceReader } from '../../src/lockstep/index.ts';
import type { Mismatch, Retired } from '../../src/lockstep/index.ts';
import { runProgram } from '../../src/node/index.ts';
import type { RunSettings, Simulator } from '../../src/node/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

/** What retired or trapped, when the model did the same, how the run ended, and the values that a register was given by reads of CSRs. */
export async function retiredOf(
  options: CoreOptions,
  simulator: Simulator,
  program: TestProgram,
  settings: RunSettings = {},
) {
  const records: Retired[] = [];
  const lockstep = new Lockstep(options, program);
  const reader = new TraceReader();
  let mismatch: Mismatch | undefined;
  const end = await runProgram(options, simulator, program, {
    tohost: program.tohost,
    cycles: 20_000,
    ...settings,
    trace: (bytes) => {
      for (const record of reader.read(bytes)) {
        mismatch ??= lockstep.check(record);
        if (record.kind === 'retired') records.push(record);
      }
      return mismatch === undefined;
    },
  });
  expect(mismatch).toBeUndefined();
  const reads = (instruction: number) => (instruction & 0x7f) === 0x73;
  const seen = (rd: number) =>
    records.filter((each) => each.rd === rd && reads(each.instruction)).map(({ rdValue }) => rdValue);
  return { records, end, seen };
}
