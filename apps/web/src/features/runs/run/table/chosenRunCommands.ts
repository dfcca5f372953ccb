import type { RunRow } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';
import type { Tree } from '../actions/runCalls.ts';

/** The runs that are selected in the list, at least one. */
export interface ChosenRuns {
  selected: readonly RunRow[];
  compare: (earlier: RunRow, later: RunRow) => void;
  retry: (tree: Tree) => void;
  pin: (pinned: boolean) => void;
  cancel: () => void;
  /** Asks before it does. */
  remove: () => void;
}

/** Two runs, the earlier one first; undefined for any other number. */
export function pairOf({ selected }: Pick<ChosenRuns, 'selected'>): readonly [RunRow, RunRow] | undefined {
  const [one, two, ...more] = selected.toSorted((a, b) => a.createTime.localeCompare(b.createTime));
  return one && two && more.length === 0 ? [one, two] : undefined;
}

const arePinned = ({ selected }: ChosenRuns) => selected.every(({ pinned }) => pinned);

/** What can be done with the selected runs together. */
export const chosenRunCommands = commandSet<ChosenRuns>(
  (id) => `runList:command.chosen.${id}`,
  [
    {
      id: 'compare',
      when: (runs) => pairOf(runs) !== undefined,
      run: (runs) => runs.compare(...pairOf(runs)!),
    },
    { id: 'retryPinned', run: ({ retry }) => retry('pinned') },
    { id: 'retryCurrent', run: ({ retry }) => retry('current') },
    { id: 'pin', when: (runs) => !arePinned(runs), run: ({ pin }) => pin(true) },
    { id: 'unpin', when: arePinned, run: ({ pin }) => pin(false) },
    {
      id: 'cancel',
      when: ({ selected }) => selected.some(({ state }) => state !== 'finished'),
      run: ({ cancel }) => cancel(),
    },
    {
      id: 'delete',
      when: ({ selected }) => selected.some(({ state }) => state === 'finished'),
      run: ({ remove }) => remove(),
    },
  ],
);
