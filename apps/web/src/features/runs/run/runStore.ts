import { runEvents } from '@netloom/contract';
import { create } from 'zustand';
import { announceError } from '../../../announce.ts';
import { ApiError, callApi } from '../../../api/index.ts';
import { onStreamMessage, subscribeRun, unsubscribeRun } from '../../../stream/index.ts';
import { applyEvents } from './applyEvents.ts';
import { emptyRun, standing } from './runState.ts';
import type { EventBatch, RunState } from './runState.ts';

const RETRY_MS = 2000;

/** Runs by id. Outside the tab tree: a screen that comes back goes on reading where it stopped. */
export const useRuns = create<Record<string, RunState>>(() => ({}));

const readers = new Map<string, Promise<void>>();

function stateOf(runId: string): RunState {
  return useRuns.getState()[runId] ?? emptyRun;
}

/** Applies a batch if it is the next one; says whether events before it are missing. */
function take(runId: string, batch: EventBatch): 'gap' | 'done' {
  const state = stateOf(runId);
  const where = standing(state, batch);
  if (where === 'gap') return 'gap';
  if (where === 'next') useRuns.setState({ [runId]: applyEvents(state, batch) });
  if (stateOf(runId).finished !== null) unsubscribeRun(runId);
  return 'done';
}

/** Reads from where the state stands up to the end of the event log. */
async function readToEnd(runId: string): Promise<void> {
  for (;;) {
    const { offset } = stateOf(runId);
    const reply = await callApi(runEvents, { query: { runId, offset } });
    if (reply.nextOffset === offset) return;
    take(runId, { offset, ...reply });
  }
}

/** One reader a run at a time: a further call reads once more after the one under way. */
function catchUp(runId: string): Promise<void> {
  const read = (readers.get(runId) ?? Promise.resolve()).catch(() => undefined).then(() => readToEnd(runId));
  readers.set(runId, read);
  return read;
}

/** How many views show a run. */
const watchers = new Map<string, number>();

/** Reads what is there and has the stream bring the rest. A server that is away is asked again; its refusal is told. */
async function follow(runId: string): Promise<void> {
  try {
    await catchUp(runId);
    const { finished, offset } = stateOf(runId);
    if (watchers.has(runId) && finished === null) subscribeRun(runId, offset);
  } catch (error) {
    if (!watchers.has(runId)) return;
    const refused = error instanceof ApiError && error.origin === 'reply';
    if (!refused) setTimeout(() => watchers.has(runId) && void follow(runId), RETRY_MS);
    else if (error.code !== 404) announceError(error);
  }
}

/** Follows a run from its first event to its last, until the function that this returns is called. */
export function watchRun(runId: string): () => void {
  const count = watchers.get(runId) ?? 0;
  watchers.set(runId, count + 1);
  if (count === 0) void follow(runId);
  return () => {
    const left = (watchers.get(runId) ?? 1) - 1;
    if (left > 0) return void watchers.set(runId, left);
    watchers.delete(runId);
    unsubscribeRun(runId);
  };
}

onStreamMessage((message) => {
  if (message.type !== 'run' || !watchers.has(message.runId)) return;
  if (take(message.runId, message) === 'gap') void follow(message.runId);
});
