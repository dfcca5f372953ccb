import type { Chat } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';

/** The chat that is open. */
export interface ChatTargets {
  chat: Pick<Chat, 'kind' | 'muted' | 'member' | 'leftTime'>;
  show: (dialog: 'members' | 'search') => void;
  follow: () => void;
  mute: (muted: boolean) => void;
  /** Asks before it does. */
  leave: () => void;
}

const isMember = ({ chat: { member, leftTime } }: ChatTargets) => member && leftTime === null;

/** What can be done with all of a chat. */
export const chatCommands = commandSet<ChatTargets>(
  (id) => `talk:${id}`,
  [
    { id: 'command.search', run: ({ show }) => show('search') },
    {
      id: 'command.people',
      when: ({ chat: { kind, leftTime } }) => kind !== 'private' && leftTime === null,
      run: ({ show }) => show('members'),
    },
    {
      id: 'follow',
      when: ({ chat: { member, leftTime } }) => !member && leftTime === null,
      run: ({ follow }) => follow(),
    },
    {
      id: 'mute',
      when: (targets) => isMember(targets) && !targets.chat.muted,
      run: ({ mute }) => mute(true),
    },
    {
      id: 'unmute',
      when: (targets) => isMember(targets) && targets.chat.muted,
      run: ({ mute }) => mute(false),
    },
    {
      id: 'command.leave',
      when: (targets) => isMember(targets) && targets.chat.kind !== 'private',
      run: ({ leave }) => leave(),
    },
  ],
);
