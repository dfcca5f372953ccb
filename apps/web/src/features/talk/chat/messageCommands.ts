import type { Message } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';
import type { Command } from '../../../commands/command.ts';
import type { ChatActions } from './useChatActions.ts';

/** A message of a chat. */
export interface MessageTargets {
  message: Message;
  mine: boolean;
  actions: ChatActions;
}

export interface MessageCommand extends Command<MessageTargets> {
  /** It has a button of its own. */
  apart?: true;
  danger?: true;
}

const isMine = ({ mine }: MessageTargets) => mine;

/** What can be done with a message. */
export const messageCommands = commandSet<MessageTargets, MessageCommand>(
  (id) => `talk:message.${id}`,
  [
    {
      id: 'reply',
      apart: true,
      run: ({ message: { rootId, messageId }, actions }) => actions.openThread(rootId ?? messageId),
    },
    {
      id: 'pin',
      when: ({ message }) => !message.pinned,
      run: ({ message, actions }) => actions.pin(message),
    },
    {
      id: 'unpin',
      when: ({ message }) => message.pinned,
      run: ({ message, actions }) => actions.pin(message),
    },
    { id: 'unread', run: ({ message, actions }) => actions.markUnread(message) },
    { id: 'edit', when: isMine, run: ({ message, actions }) => actions.edit(message) },
    { id: 'delete', danger: true, when: isMine, run: ({ message, actions }) => actions.remove(message) },
  ],
);
