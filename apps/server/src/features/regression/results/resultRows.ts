import { createHash } from 'node:crypto';
import type { RequestOf, ResultVerdict } from '@netloom/contract';
import type { RunVerdict } from '@netloom/model';
import type { CaseOutcome } from '@netloom/tools/reading';
import type { RunRecord } from '../../runs/index.ts';
import type { regressionResults } from '../tables.ts';

export type NewResult = typeof regressionResults.$inferInsert;

/** What a simulation that never began came to, by how its run ended. */
const UNBEGUN: Readonly<Record<RunVerdict, ResultVerdict>> = {
  passed: 'lost',
  inconclusive: 'lost',
  // Nothing but its build can fail before the first simulation.
  failed: 'compile-failed',
  skipped: 'compile-failed',
  cancelled: 'cancelled',
  'timed-out': 'timed-out',
  'out-of-memory': 'out-of-memory',
  lost: 'lost',
};

interface Ended {
  child: RunRecord;
  request: RequestOf<'cases'>;
  outcomes: readonly CaseOutcome[];
  /** Of a run that was skipped: how its build ended, and why. */
  build: { verdict: RunVerdict; reason: string } | undefined;
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
    if (outcome !== undefined) return { ...row, ...told(outcome, child) };
    return { ...row, ...unbegun(child, build, outcomes.length > 0) };
  });
}

/** A run that fails after simulations of it began did not fail to build: it ended, such as on a full disk. */
function unbegun({ verdict, reason }: RunRecord, build: Ended['build'], isBuilt: boolean) {
  if (isBuilt && verdict === 'failed') return { verdict: 'lost' as const, message: reason };
  const skipped = verdict === 'skipped' && build !== undefined && build.verdict !== 'failed';
  const ended = skipped ? build.verdict : (verdict ?? 'lost');
  return { verdict: UNBEGUN[ended], message: build?.reason ?? reason };
}

function told(
  outcome: CaseOutcome,
  child: RunRecord,
): Partial<NewResult> & Pick<NewResult, 'verdict' | 'message'> {
  const { verdict, message, place, attempt } = outcome;
  // A log breaks off where its run was ended.
  const isCut = outcome.exitCode === undefined && child.verdict !== null && child.verdict !== 'failed';
  return {
    verdict: isCut ? UNBEGUN[child.verdict!] : verdict,
    message: message.slice(0, 4000),
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
