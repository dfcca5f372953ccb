import type { OnlineUser } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';

/** The sessions that are chosen. */
export interface SessionTargets {
  chosen: readonly OnlineUser[];
  /** Asks before it does. */
  end: () => void;
}

/** What can be done with chosen sessions; only who may end them can choose any. */
export const sessionCommands = commandSet<SessionTargets>(
  (id) => `onlineUsers:command.${id}`,
  [{ id: 'end', when: ({ chosen }) => chosen.length > 0, run: ({ end }) => end() }],
);
