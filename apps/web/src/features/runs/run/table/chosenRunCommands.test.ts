import type { RunRow } from '@netloom/contract';
import { expect, it, vi } from 'vitest';
import { possible } from '../../../../commands/command.ts';
import { chosenRunCommands } from './chosenRunCommands.ts';
import type { ChosenRuns } from './chosenRunCommands.ts';

const nothing = () => undefined;
const run = (runId: string, more: Partial<RunRow> = {}) =>
  ({ runId, state: 'finished', pinned: false, createTime: `2026-11-0${runId}`, ...more }) as RunRow;
const of = (selected: RunRow[], more: Partial<ChosenRuns> = {}): ChosenRuns => ({
  ...{ selected, compare: nothing, retry: nothing, pin: nothing, cancel: nothing, remove: nothing, ...more },
});
const ids = (targets: ChosenRuns) => possible(chosenRunCommands, targets).map(({ id }) => id);

it('two runs are compared, the earlier one first', () => {
  const compare = vi.fn<ChosenRuns['compare']>();
  const [one, two] = [run('1'), run('2')];
  expect(ids(of([one]))).not.toContain('compare');
  expect(ids(of([one, two, run('3')]))).not.toContain('compare');
  expect(ids(of([two, one]))).toContain('compare');
  chosenRunCommands.byId.get('compare')!.run(of([two, one], { compare }));
  expect(compare).toHaveBeenCalledExactlyOnceWith(one, two);
});

it('what goes on is cancelled, what is over is deleted, and both are there for some of each', () => {
  const going = run('1', { state: 'running' });
  expect(ids(of([going]))).toEqual(['retryPinned', 'retryCurrent', 'pin', 'cancel']);
  expect(ids(of([run('2')]))).toEqual(['retryPinned', 'retryCurrent', 'pin', 'delete']);
  expect(ids(of([going, run('2')]))).toEqual(expect.arrayContaining(['cancel', 'delete']));
});

it('all are unpinned only when each is pinned', () => {
  const pinned = run('1', { pinned: true });
  expect(ids(of([pinned]))).toContain('unpin');
  expect(ids(of([pinned, run('2')]))).toContain('pin');
  expect(ids(of([pinned, run('2')]))).not.toContain('unpin');
});
