import type { BisectStep } from '@netloom/contract';
import { bisectAnswered, bisectNext, bisectOutcome } from '@netloom/model/regression';
import type { BisectState } from '@netloom/model/regression';
import { PLAN_REASONS } from '@netloom/tools/planning';
import { WORDING_LANGUAGES } from '../../http/wording/wording.ts';
import { Refusal } from '../../http/refusal.ts';
import { Mutex } from '../../projects/mutex.ts';
import type { Services } from '../../services.ts';
import { findRun, runsChanged, startRun } from '../runs/index.ts';
import { answerOf } from './answerOf.ts';
import { candidatesOf, commitTold, pinCommit } from './history.ts';
import { changeBisect, findBisect } from './repository.ts';
import type { BisectRecord } from './repository.ts';

const turns = new Mutex();
/** More than any history needs; a search that does not end is a fault of ours. */
const MOST_STEPS = 500;

const ownerOf = ({ deptId, createBy }: BisectRecord) => ({ deptId, userId: createBy });

/** Brings a search on as far as it can go now: until it waits for a run, or is over. */
export function advance(bisectId: number, services: Services): Promise<void> {
  return turns.run(String(bisectId), async () => {
    try {
      while (await goOn(bisectId, services));
    } catch (error) {
      services.log.error({ err: error }, 'a search for a culprit broke off');
      const reason = error instanceof Error ? error.message : String(error);
      await changeBisect(services.database, bisectId, { outcome: 'failed', reason, finishTime: new Date() });
    }
    const record = await findBisect(services.database, bisectId);
    if (record !== undefined) runsChanged(services.hub, record.deptId);
  });
}

/** One step; false where nothing can be done now. */
async function goOn(bisectId: number, services: Services): Promise<boolean> {
  const record = await findBisect(services.database, bisectId);
  if (record?.outcome !== 'running') return false;
  const last = record.steps.at(-1);
  if (last?.answer === null) return heard(record, last, services);
  if (record.steps.length >= MOST_STEPS) throw new Error('the search does not end');
  const isConfirming = record.culprit !== null;
  return isConfirming ? confirm(record, services) : search(record, services);
}

/** Notes what the run of the last step came to, if it has ended. */
async function heard(record: BisectRecord, last: BisectStep, services: Services): Promise<boolean> {
  const run = last.runId === null ? undefined : await findRun(services.database, last.runId);
  if (run !== undefined && run.state !== 'finished') return false;
  const told =
    run === undefined
      ? ({ answer: 'skip', message: 'the run is gone', cause: { code: 'run-gone' } } as const)
      : await answerOf(run, services);
  const steps = [...record.steps.slice(0, -1), { ...last, ...told }];
  await changeBisect(services.database, record.bisectId, { steps });
  return true;
}

function stateOf({ good, bad, steps }: BisectRecord): BisectState {
  const searched = steps.filter(({ purpose }) => purpose === 'search');
  const begin: BisectState = { goods: [good], bad, skipped: [] };
  return searched.reduce((state, { commit, answer }) => bisectAnswered(state, commit, answer!), begin);
}

async function search(record: BisectRecord, services: Services): Promise<boolean> {
  const candidates = await candidatesOf(stateOf(record), ownerOf(record), services);
  const next = bisectNext(stateOf(record), candidates);
  if ('test' in next) return tryCommit(record, next.test, 'search', next.left, services);
  const { told } = await commitTold(next.culprit, ownerOf(record), services);
  const suspects = [...next.suspects];
  await changeBisect(services.database, record.bisectId, {
    culprit: told,
    suspects,
    left: suspects.length + 1,
  });
  return true;
}

/** The culprit must fail and its parent pass when both are simulated once more. */
async function confirm(record: BisectRecord, services: Services): Promise<boolean> {
  const { culprit, steps, suspects, bisectId } = record;
  const [failing, passing] = steps.filter(({ purpose }) => purpose === 'confirm');
  if (failing === undefined) return tryCommit(record, culprit!.commit, 'confirm', record.left, services);
  const { parent } = await commitTold(culprit!.commit, ownerOf(record), services);
  if (passing === undefined && parent !== undefined)
    return tryCommit(record, parent, 'confirm', record.left, services);
  const outcome = bisectOutcome(failing.answer!, passing?.answer ?? undefined, suspects);
  await changeBisect(services.database, bisectId, { outcome, finishTime: new Date() });
  return false;
}

/** Starts the simulation on a commit; one that cannot be planned there says nothing of it. */
async function tryCommit(
  record: BisectRecord,
  commit: string,
  purpose: BisectStep['purpose'],
  left: number,
  services: Services,
): Promise<boolean> {
  const { bisectId, createBy, request, steps } = record;
  const owner = ownerOf(record);
  const { told } = await commitTold(commit, owner, services);
  const step = { commit, subject: told.subject, purpose, answer: null, runId: null, message: '' } as const;
  const note = (change: Partial<BisectStep>) =>
    changeBisect(services.database, bisectId, { steps: [...steps, { ...step, ...change }], left });
  try {
    const treeId = await pinCommit(commit, owner, services);
    const run = await startRun(request, createBy, services, { pinned: { treeId, branch: '' }, commit });
    await note({ runId: run.runId });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal && Object.hasOwn(PLAN_REASONS, error.reason))) throw error;
    const said = Object.fromEntries(WORDING_LANGUAGES.map((each) => [each, error.in(each).message]));
    await note({ answer: 'skip', message: error.message, cause: { code: 'refused', said } });
    return true;
  }
}
