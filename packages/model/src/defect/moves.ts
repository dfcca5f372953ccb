import type { BugStatus } from './words.ts';

/** What of a defect a role may do: work on it, decide what is worked on, say that it is gone. */
export type BugDuty = 'edit' | 'triage' | 'verify';

/** Whom a move is for, and what it asks for besides. */
interface Move {
  duty: BugDuty;
  /** `reason`: words for going back. `proof`: a commit on which the defect is shown to be gone. */
  needs?: 'reason' | 'proof';
}

/** Every legal move. What is not here is refused to everybody. */
const MOVES: Readonly<Record<BugStatus, Partial<Record<BugStatus, Move>>>> = {
  Open: { 'Not Started': { duty: 'triage' } },
  'Not Started': { Running: { duty: 'edit' }, Open: { duty: 'triage', needs: 'reason' } },
  Running: { 'Wait Verify': { duty: 'edit' }, 'Not Started': { duty: 'edit', needs: 'reason' } },
  'Wait Verify': {
    Completed: { duty: 'verify', needs: 'proof' },
    Running: { duty: 'edit', needs: 'reason' },
  },
  Completed: { Open: { duty: 'verify', needs: 'reason' } },
};

export type MoveRefusal = 'no-move' | 'no-duty' | 'no-reason' | 'no-proof';

interface Asked {
  from: BugStatus;
  to: BugStatus;
  duties: readonly BugDuty[];
  reason: string;
  /** Whether the proof is there; nobody but the server may say so. */
  proven: boolean;
}

/** Why a defect may not change its status so; undefined where it may. */
export function judgeMove({ from, to, duties, reason, proven }: Asked): MoveRefusal | undefined {
  const move = MOVES[from][to];
  if (move === undefined) return 'no-move';
  if (!duties.includes(move.duty)) return 'no-duty';
  if (move.needs === 'reason' && reason.trim() === '') return 'no-reason';
  if (move.needs === 'proof' && !proven) return 'no-proof';
  return undefined;
}

/** Where a defect may go from here, for who has these duties, and what each way asks for. */
export function movesFrom(
  from: BugStatus,
  duties: readonly BugDuty[],
): { to: BugStatus; needs: Move['needs'] }[] {
  const moves = Object.entries(MOVES[from]) as [BugStatus, Move][];
  return moves.filter(([, { duty }]) => duties.includes(duty)).map(([to, { needs }]) => ({ to, needs }));
}
