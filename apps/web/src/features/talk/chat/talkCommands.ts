import { commandSet } from '../../../commands/command.ts';

export type TalkDialog = 'new' | 'search' | 'choices';

/** All chats and notices of the user. */
export interface TalkTargets {
  /** Chats and notices that wait to be read. */
  unread: number;
  show: (dialog: TalkDialog) => void;
  readAll: () => void;
}

/** What can be done with all chats and notices. */
export const talkCommands = commandSet<TalkTargets>(
  (id) => `talk:${id}`,
  [
    { id: 'search.title', run: ({ show }) => show('search') },
    { id: 'choices.title', run: ({ show }) => show('choices') },
    { id: 'bell.readAll', when: ({ unread }) => unread > 0, run: ({ readAll }) => readAll() },
    { id: 'newChat', run: ({ show }) => show('new') },
  ],
);
