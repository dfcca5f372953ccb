import { BUG_STATUSES } from '@netloom/model/defect';
import type { BugDetails } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';
import { keyOf } from '../look.ts';

export type Move = BugDetails['moves'][number];

/** The defect that is shown. */
export interface ShownBug {
  bug: BugDetails;
  mayEdit: boolean;
  busy: boolean;
  watch: (watching: boolean) => void;
  /** Asks for what the move needs before it is made. */
  move: (way: Move) => void;
}

/** A status that the defect can be moved to from where it is. */
export const moveId = (status: Move['to']) => `move.${keyOf(status)}`;

const wayTo = ({ bug }: ShownBug, status: Move['to']) => bug.moves.find(({ to }) => to === status);

/** What can be done with the defect that is shown. */
export const shownBugCommands = commandSet<ShownBug>(
  (id) => `bugs:command.${id}`,
  [
    { id: 'watch', when: ({ bug }) => !bug.watching, run: ({ watch }) => watch(true) },
    { id: 'unwatch', when: ({ bug }) => bug.watching, run: ({ watch }) => watch(false) },
    ...BUG_STATUSES.map((status) => ({
      id: moveId(status),
      when: (shown: ShownBug) => shown.mayEdit && !shown.busy && wayTo(shown, status) !== undefined,
      run: (shown: ShownBug) => shown.move(wayTo(shown, status)!),
    })),
  ],
);
