import { runEvents } from '@netloom/contract';
import { create } from 'zustand';
import { announceError } from '../../announce.ts';
import { callApi } from '../../api/index.ts';
import { onStreamMessage, subscribeRun, unsubscribeRun } from '../../stream/index.ts';
import { applyEvents } from './applyEvents.ts';
import { emptyRun, standing } from './runState.ts';
import type { EventBatch, RunState } from './runState.ts';

/** Runs by id. Outside the tab tree, so that a run goes on being read while its screen is hidden or closed. */
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

const watched = new Set<string>();

/** Follows a run from its first event to its last. Calling it again changes nothing. */
export async function watchRun(runId: string): Promise<void> {
  if (watched.has(runId)) return;
  watched.add(runId);
  useRuns.setState({ [runId]: stateOf(runId) });
  try {
    await catchUp(runId);
    if (stateOf(runId).finished === null) subscribeRun(runId, stateOf(runId).offset);
  } catch (error) {
    watched.delete(runId);
    announceError(error);
  }
}

onStreamMessage((message) => {
  if (message.type !== 'run' || !watched.has(message.runId)) return;
  if (take(message.runId, message) === 'gap') catchUp(message.runId).catch(announceError);
});
