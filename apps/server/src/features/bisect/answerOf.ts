import type { BisectStep } from '@netloom/contract';
import { bisectAnswer } from '@netloom/model/regression';
import type { BisectAnswer } from '@netloom/model/regression';
import type { Services } from '../../services.ts';
import { outcomesOf } from '../regression/index.ts';
import type { RunRecord } from '../runs/index.ts';

/** What a run that has ended says of its commit, by its one simulation. */
export async function answerOf(
  run: RunRecord,
  services: Services,
): Promise<Pick<BisectStep, 'message' | 'cause'> & { answer: BisectAnswer }> {
  const [outcome] = await outcomesOf(run, services);
  if (outcome === undefined) return { answer: 'skip', message: run.reason, cause: run.cause };
  return { answer: bisectAnswer(outcome.verdict), message: outcome.message, cause: outcome.cause };
}
