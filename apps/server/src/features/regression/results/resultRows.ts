import { createHash } from 'node:crypto';
import type { RequestOf, RunCause } from '@netloom/contract';
import type { RunVerdict } from '@netloom/model';
import { endedAs } from '@netloom/tools/reading';
import type { CaseOutcome, EndOfRun } from '@netloom/tools/reading';
import type { RunRecord } from '../../runs/index.ts';
import type { regressionResults } from '../tables.ts';

export type NewResult = typeof regressionResults.$inferInsert;

interface Ended {
  child: RunRecord;
  request: RequestOf<'cases'>;
  outcomes: readonly CaseOutcome[];
  /** Of a run that was skipped: how its build ended, and why. */
  build: { verdict: RunVerdict; reason: string; cause: RunCause | null } | undefined;
  tool: string;
  /** The machine that had the run; empty where none had it. */
  host: string;
}

/** One row for each simulation of a run that has ended, whatever became of it. */
export function resultRows({ child, request, outcomes, build, tool, host }: Ended): NewResult[] {
  const byIndex = new Map(outcomes.map((outcome) => [outcome.index, outcome]));
  return request.simulations.map((simulation, caseIndex): NewResult => {
    const { case: caseName, seed, plusargs } = simulation;
    const row = {
      ...{ runId: child.parentRunId!, deptId: child.deptId, childRunId: child.runId, caseIndex },
      ...{ caseName, build: request.build, plusargs, seed, tool, host },
      repeatKey: repeatKey(child.tree, request, simulation, tool),
    };
    const outcome = byIndex.get(caseIndex);
    const ended = endedAs(outcome, endOf(child, build), outcomes.length > 0);
    return { ...row, ...ended, message: ended.message.slice(0, 4000), ...told(outcome) };
  });
}

/** A run that was skipped ended as its build did; one whose build failed was not built. */
function endOf({ verdict, reason, cause }: RunRecord, build: Ended['build']): EndOfRun<RunCause> {
  if (build === undefined) return { verdict, reason, cause };
  const isBuilds = verdict === 'skipped' && build.verdict !== 'failed';
  return { verdict: isBuilds ? build.verdict : verdict, reason: build.reason, cause: build.cause };
}

function told(outcome: CaseOutcome | undefined): Partial<NewResult> {
  if (outcome === undefined) return {};
  const { verdict, place, attempt } = outcome;
  return {
    attempts: attempt,
    file: place?.file ?? null,
    line: place?.line ?? null,
    errorTime: outcome.errorTime ?? null,
    errorTicks: outcome.errorTicks ?? null,
    messageOffset: outcome.messageOffset ?? null,
    logOffset: outcome.offset,
    logEnd: outcome.end,
    seconds: outcome.seconds ?? null,
    simulated: outcome.simulatedNanoseconds ?? null,
    toldSeed: outcome.toldSeed ?? null,
    unchecked: outcome.unchecked && verdict === 'passed',
  };
}

/** The same for simulations that must end alike. */
function repeatKey(
  tree: string,
  request: RequestOf<'cases'>,
  { seed, plusargs, program, generator }: RequestOf<'cases'>['simulations'][number],
  tool: string,
): string {
  const { top, fileList, testbench, simulator, optimize, coverage, passPattern, failPattern } = request;
  const options = { top, fileList, testbench, simulator, optimize, coverage, passPattern, failPattern };
  const { soc } = request;
  const more = soc === '' && generator === '' ? [] : [soc, program, generator];
  const text = JSON.stringify([tree, options, plusargs, seed, tool, ...more]);
  return createHash('sha256').update(text).digest('hex');
}
