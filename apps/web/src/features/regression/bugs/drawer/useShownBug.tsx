import { moveBug, watchBug } from '@netloom/contract';
import type { BugDetails, BugStatus } from '@netloom/contract';
import { useState } from 'react';
import { useCallMutation } from '../../../../api/index.ts';
import { usePermissions } from '../../../../parts/index.ts';
import { refreshBugs } from '../useBugChanges.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { Move, ShownBug } from './shownBugCommands.ts';

/** What the commands of the defect that is shown act on, and the dialog of a move that asks for something. */
export function useShownBug(bug: BugDetails) {
  const [asked, setAsked] = useState<Move>();
  const move = useCallMutation(moveBug, { onSettled: refreshBugs });
  const watch = useCallMutation(watchBug, { onSettled: refreshBugs });
  const mayEdit = usePermissions().any('defect:edit');
  const { bugId, revision } = bug;
  const targets: ShownBug = {
    ...{ bug, mayEdit, busy: move.isPending },
    watch: (watching) => watch.mutate({ body: { bugId, watching } }),
    move(way) {
      const asks = way.needs !== undefined || way.to === ('Wait Verify' satisfies BugStatus);
      if (asks) setAsked(way);
      else move.mutate({ body: { bugId, revision, status: way.to } });
    },
  };
  const dialog =
    asked === undefined ? null : <MoveDialog bug={bug} move={asked} onClose={() => setAsked(undefined)} />;
  return { targets, dialog };
}
