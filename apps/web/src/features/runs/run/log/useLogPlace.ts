import { useState } from 'react';
import type { Goal } from './useLogScroll.ts';

/** Where the reader stands: with the end, which he follows, or where he went. */
export interface LogPlace {
  following: boolean;
  /** Where he went last; null since he left it. */
  goal: Goal | null;
  follow: () => void;
  /** Follows no more, and goes there; to null: stays. */
  goTo: (goal: Goal | null) => void;
  /** Follows no more. */
  leaveEnd: () => void;
}

/** Begins at byte `start`; null follows the end. */
export function useLogPlace(start: number | null): LogPlace {
  const [following, setFollowing] = useState(start === null);
  const [goal, setGoal] = useState<Goal | null>(start === null ? null : { offset: start });
  return {
    following,
    goal,
    follow() {
      setFollowing(true);
      setGoal(null);
    },
    goTo(next) {
      setFollowing(false);
      setGoal(next);
    },
    leaveEnd: () => setFollowing(false),
  };
}
