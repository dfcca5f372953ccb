import type { GitBranch } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';

/** A branch in the list, and where the member is. */
export interface BranchTargets {
  branch: GitBranch;
  current: string;
  busy: boolean;
  visit: () => void;
  merge: () => void;
  compare: () => void;
  /** Asks before it does. */
  remove: () => void;
}

const isOther = ({ branch }: BranchTargets) => !branch.current;

/** Go there, take its changes over, look at what they are, or delete it. */
export const branchCommands = commandSet<BranchTargets>(
  (id) => `git:branches.${id}`,
  [
    { id: 'switch', when: (targets) => isOther(targets) && !targets.busy, run: ({ visit }) => visit() },
    { id: 'merge', when: (targets) => isOther(targets) && !targets.busy, run: ({ merge }) => merge() },
    {
      id: 'compare',
      when: (targets) => isOther(targets) && targets.current !== '',
      run: ({ compare }) => compare(),
    },
    {
      id: 'delete',
      when: (targets) => isOther(targets) && targets.branch.own && !targets.busy,
      run: ({ remove }) => remove(),
    },
  ],
);
