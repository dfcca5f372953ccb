import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { buildSimulator, runProgram, stress } from '../../src/node/index.ts';
import type { RunResult, RunSettings, SimulatorName } from '../../src/node/index.ts';
import type { Followed, PipelineRecord } from '../../src/pipeline/index.ts';
import { followInstructions, readPipeline } from '../../src/pipeline/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';

export interface Recorded {
  run: RunResult;
  record: PipelineRecord;
  followed: Followed[];
  /** What the RVFI port showed, by the bench's own trace. */
  shown: Retired[];
}

/** Runs a program with its record from a cycle on. */
export async function recordOf(
  options: CoreOptions,
  program: TestProgram,
  simulator: SimulatorName,
  settings: RunSettings,
  from = 0,
): Promise<Recorded> {
  const built = await buildSimulator(options, { simulator, pipeline: true });
  const folder = await mkdtemp(join(tmpdir(), 'pipeline-'));
  try {
    const file = join(folder, 'record');
    const shown: Retired[] = [];
    const reader = new TraceReader();
    const traced = { ...options, auxiliary: { ...options.auxiliary, rvfi: true } };
    const run = await runProgram(traced, built, program, {
      ...{ tohost: program.tohost, cycles: 60_000, ...settings },
      pipeline: { file, from, cycles: 60_000 },
      trace: (bytes) => {
        for (const each of reader.read(bytes)) if (each.kind === 'retired') shown.push(each);
        return true;
      },
    });
    const record = readPipeline(await readFile(file));
    return { run, record, followed: followInstructions(record), shown };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same of a random program under random waits, errors and interrupts. */
export const recorded = (
  options: CoreOptions,
  seed: number,
  simulator: SimulatorName,
  from = 0,
): Promise<Recorded> =>
  recordOf(
    options,
    randomProgram(options, { seed, blocks: 60, rounds: 2 }),
    simulator,
    stress(options, seed),
    from,
  );

/** Cycle of an instruction in which the RVFI port shows it, by where it was followed to; undefined for what trapped in EX. */
const shownIn = ({ decode, memory, writeBack, last }: Followed, stages: 2 | 5) =>
  stages === 2 ? last : memory < 0 || decode < 0 ? undefined : writeBack;

/** What the record and the port do not say alike: instructions in order, how they ended, and when. */
export function differences({ record, followed, shown }: Recorded): string[] {
  const ended = followed.filter(({ fate }) => fate === 'retired' || fate === 'trapped');
  const { first, cycles, stages } = record;
  // An instruction that is under way at an edge of the record is not seen to its end.
  // The clock that ends the run is such an edge: the bench may end before its trace has looked.
  const within = shown.filter(({ cycle }) => cycle >= first && cycle < first + cycles - 1);
  const told = ended.slice(ended[0]?.fetch === -1 ? 1 : 0);
  const offset = within.findIndex(({ cycle, pc }) => pc === told[0]?.pc && cycle - first >= told[0].last);
  const expected = within.slice(offset);
  const wrong: string[] = [];
  for (const [index, one] of expected.entries()) {
    const ours = told[index];
    const at = ours && shownIn(ours, stages);
    const same =
      ours?.pc === one.pc &&
      (ours.fate === 'trapped') === one.trap &&
      (one.trap || ours.decode < 0 || ours.word === one.instruction) &&
      (at === undefined || first + at === one.cycle);
    if (!same)
      wrong.push(`${one.order} at ${one.cycle}: ${one.pc.toString(16)}, not ${JSON.stringify(ours)}`);
  }
  const more = told.slice(expected.length).filter(({ last }) => last < cycles - 1);
  if (more.length > 0) wrong.push(`${more.length} more than the port showed`);
  return wrong;
}
