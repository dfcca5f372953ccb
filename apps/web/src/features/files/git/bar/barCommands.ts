import type { GitStatus } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';

/** Where the member stands to the others, and the ways to them. */
export interface BarTargets {
  status: GitStatus;
  mayCommit: boolean;
  mayPush: boolean;
  /** One way is being gone. */
  busy: boolean;
  askForCredentials: () => void;
  fetch: () => void;
  pull: () => void;
  push: () => void;
}

/** What the member cannot do without credentials: what is public over HTTP is read by everybody. */
export function lackingFor({ gitAddress, credentials }: GitStatus) {
  const write = gitAddress !== '' && !credentials;
  return { read: write && !/^https?:/i.test(gitAddress), write };
}

const canRead = ({ status, busy }: BarTargets) => !lackingFor(status).read && !busy;

/** What can be done with the shared repository. */
export const barCommands = commandSet<BarTargets>(
  (id) => `git:bar.${id}`,
  [
    {
      id: 'credentials',
      when: ({ status }) => status.gitAddress !== '',
      run: ({ askForCredentials }) => askForCredentials(),
    },
    { id: 'fetch', when: canRead, run: ({ fetch }) => fetch() },
    {
      id: 'pull',
      when: (targets) => targets.mayCommit && canRead(targets),
      run: ({ pull }) => pull(),
    },
    {
      id: 'push',
      when: ({ status, mayPush, busy }) =>
        mayPush && !lackingFor(status).write && !busy && status.commit !== null,
      run: ({ push }) => push(),
    },
  ],
);
