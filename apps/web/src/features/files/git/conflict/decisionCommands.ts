import type { GitConflict } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';

/** The sides of a conflict as texts, and the result that is edited between them. */
export interface TextDecision {
  conflict: GitConflict;
  /** Conflicts that are still marked in the result. */
  marks: number;
  busy: boolean;
  take: (what: 'ours' | 'theirs' | 'result' | 'deletion') => void;
}

const isFree = ({ busy }: TextDecision) => !busy;

/** One side, the edited result, or neither. */
export const textDecisionCommands = commandSet<TextDecision>(
  (id) => `git:command.${id}`,
  [
    { id: 'takeOurs', when: isFree, run: ({ take }) => take('ours') },
    {
      id: 'takeResult',
      when: (targets) => isFree(targets) && !targets.conflict.binary && targets.marks === 0,
      run: ({ take }) => take('result'),
    },
    { id: 'takeTheirs', when: isFree, run: ({ take }) => take('theirs') },
    {
      id: 'takeDeletion',
      // Where a side deleted the file, taking that side says so.
      when: (targets) => isFree(targets) && targets.conflict.oursExists && targets.conflict.theirsExists,
      run: ({ take }) => take('deletion'),
    },
  ],
);

/** A conflict of a document, part by part. */
export interface PartsDecision {
  /** Parts that nobody has chosen a side of. */
  undecided: number;
  /** The document as it is chosen has been made. */
  isMade: boolean;
  busy: boolean;
  take: () => void;
}

export const partsDecisionCommands = commandSet<PartsDecision>(
  (id) => `git:command.${id}`,
  [
    {
      id: 'takeChosen',
      when: ({ undecided, isMade, busy }) => undecided === 0 && isMade && !busy,
      run: ({ take }) => take(),
    },
  ],
);
