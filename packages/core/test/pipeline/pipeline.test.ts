import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { buildSimulator, runProgram, stress } from '../../src/node/index.ts';
import { RECORD_BYTES, cellsOf, kanataLog, readPipeline, summaryOf } from '../../src/pipeline/index.ts';
import type { FLAG } from '../../src/pipeline/layout.ts';
import { followInstructions } from '../../src/pipeline/follow.ts';
import { randomProgram } from '../../src/program/index.ts';
import { differences, recordOf, recorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

const CASES = [
  { preset: 'nano', seed: 4, from: 0 },
  { preset: 'standard', seed: 3, from: 300 },
] as const;

const runs = new Map<string, Promise<Recorded>>();
const of = ({ preset, seed, from }: (typeof CASES)[number]) => {
  const known = runs.get(preset) ?? recorded(PRESETS[preset], seed, 'icarus', from);
  runs.set(preset, known);
  return known;
};

describe.each(CASES)('the record of $preset', (which) => {
  it('says what retired, in order and when, as the RVFI port does', async () => {
    const { record, followed, shown } = await of(which);
    expect(shown.length).toBeGreaterThan(200);
    expect(record.first).toBe(which.from);
    expect(followed.filter(({ fate }) => fate === 'flushed').length).toBeGreaterThan(20);
    expect(differences(await of(which))).toEqual([]);
  });

  it('has a cause for each cycle in which no instruction goes on', async () => {
    const { record, followed, shown } = await of(which);
    const { lost, retired, trapped } = summaryOf(record, followed);
    const all = Object.values(lost).reduce((sum, each) => sum + each, 0);
    // What goes on fails later on the bus at most, or is not through at an edge of the record.
    const went = record.cycles - all;
    expect(went).toBeGreaterThanOrEqual(retired - 3);
    expect(went).toBeLessThanOrEqual(retired + trapped + 3);
    expect(shown.length).toBeGreaterThan(0);
  });

  it('shows each instruction in one stage a cycle, and at most one in a stage', async () => {
    const { record, followed } = await of(which);
    const seen = new Set<string>();
    for (const instruction of followed) {
      const cells = cellsOf(instruction, record, 0, record.cycles);
      expect(new Set(cells.map(({ cycle }) => cycle)).size).toBe(cells.length);
      for (const { cycle, stage } of cells) {
        expect(seen.has(`${stage}${cycle}`), `${stage} in ${cycle}`).toBe(false);
        seen.add(`${stage}${cycle}`);
      }
    }
  });

  it('is written as a log that has each instruction once, ended as it ended', async () => {
    const { record, followed } = await of(which);
    const lines = kanataLog(record, followed, () => 'text').split('\n');
    expect(lines.slice(0, 2)).toEqual(['Kanata\t0004', `C=\t${which.from}`]);
    const count = (letter: string) => lines.filter((line) => line.startsWith(`${letter}\t`)).length;
    expect(count('I')).toBe(followed.length);
    expect(count('C')).toBe(record.cycles);
    const flushed = lines.filter((line) => /^R\t\d+\t0\t1$/.test(line)).length;
    expect(flushed).toBe(followed.filter(({ fate }) => fate === 'flushed').length);
  });
});

/** The record with a flag turned over in one cycle. */
function turned({ record, ...rest }: Recorded, flag: keyof typeof FLAG, cycle: number): Recorded {
  const wrong: typeof record = {
    ...record,
    flag: (at, name) => record.flag(at, name) !== (at === cycle && name === flag),
  };
  return { ...rest, record: wrong, followed: followInstructions(wrong) };
}

it.each([
  ['nano', 'decodeReady'],
  ['standard', 'executeReady'],
  ['standard', 'memoryReady'],
] as const)('a wrong %s of %s does not agree with the port', async (preset, flag) => {
  const found = await of(CASES.find((each) => each.preset === preset)!);
  const { record } = found;
  const valid = (
    { decodeReady: 'decodeValid', executeReady: 'executeValid', memoryReady: 'memoryValid' } as const
  )[flag];
  const at = Array.from({ length: record.cycles }, (_, cycle) => cycle).findIndex(
    (cycle) =>
      cycle > 200 && record.flag(cycle, valid) && record.flag(cycle, flag) && record.flag(cycle + 1, valid),
  );
  expect(differences(turned(found, flag, at))).not.toEqual([]);
});

it('a run that is recorded takes the cycles of one that is not, and loses them alike', async () => {
  const { micro } = PRESETS;
  const options = {
    ...micro,
    auxiliary: { ...micro.auxiliary, performanceCounters: 1, cycleEvents: true, rvfi: true },
  };
  const program = randomProgram(micro, { seed: 3, blocks: 30, rounds: 2 });
  const settings = { tohost: program.tohost, ...stress(micro, 3) };
  const counted = await runProgram(
    options,
    await buildSimulator(options, { simulator: 'icarus' }),
    program,
    settings,
  );
  const { run, record } = await recordOf(micro, program, 'icarus', settings);
  expect(run.cycles).toBe(counted.cycles);
  const { instructions, misled, instructionMisses, dataMisses, ...lost } = counted.breakdown!;
  // The cycle in which the run ends is recorded, and counted no more.
  expect(summaryOf({ ...record, cycles: run.cycles }, []).lost).toEqual(lost);
  expect(instructions + misled + instructionMisses + dataMisses).toBeGreaterThan(0);
});

it('refuses what is no record, and leaves out a last cycle that was not written to its end', () => {
  const bytes = new Uint8Array(3 * RECORD_BYTES + 5);
  const view = new DataView(bytes.buffer);
  for (const cycle of [0, 1, 2]) view.setUint32(cycle * RECORD_BYTES + 20, 7 + cycle, true);
  expect(readPipeline(bytes)).toMatchObject({ cycles: 3, first: 7 });
  view.setUint32(RECORD_BYTES + 20, 3, true);
  expect(() => readPipeline(bytes)).toThrow(RangeError);
});
