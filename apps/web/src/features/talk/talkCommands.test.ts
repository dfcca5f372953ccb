import type { Message, TicketDetails } from '@netloom/contract';
import { describe, expect, it, vi } from 'vitest';
import { possible } from '../../commands/command.ts';
import { chatCommands } from './chat/chatCommands.ts';
import type { ChatTargets } from './chat/chatCommands.ts';
import { messageCommands } from './chat/messageCommands.ts';
import { talkCommands } from './chat/talkCommands.ts';
import type { ChatActions } from './chat/useChatActions.ts';
import { shownTicketCommands } from './tickets/shownTicketCommands.ts';

const nothing = () => undefined;

describe('a chat', () => {
  const ids = (more: Partial<ChatTargets['chat']>) => {
    const chat = { kind: 'room', muted: false, member: true, leftTime: null, ...more } as ChatTargets['chat'];
    const targets = { chat, show: nothing, follow: nothing, mute: nothing, leave: nothing };
    return possible(chatCommands, targets).map(({ id }) => id);
  };

  it('is muted or not, and left, by who is in it', () => {
    expect(ids({})).toEqual(['command.search', 'command.people', 'mute', 'command.leave']);
    expect(ids({ muted: true })).toEqual(['command.search', 'command.people', 'unmute', 'command.leave']);
  });

  it('is followed by who is not', () => {
    expect(ids({ member: false })).toEqual(['command.search', 'command.people', 'follow']);
  });

  it('of two has nobody else and no end; one that was left is only read', () => {
    expect(ids({ kind: 'private' })).toEqual(['command.search', 'mute']);
    expect(ids({ leftTime: '2026-11-01T00:00:00Z' })).toEqual(['command.search']);
  });
});

it('a message is changed by its author alone, and pinned or not', () => {
  const actions = {} as ChatActions;
  const ids = (mine: boolean, pinned: boolean) =>
    possible(messageCommands, { message: { pinned } as Message, mine, actions }).map(({ id }) => id);
  expect(ids(false, false)).toEqual(['reply', 'pin', 'unread']);
  expect(ids(true, true)).toEqual(['reply', 'unpin', 'unread', 'edit', 'delete']);
});

it('an answer goes to the message that began the thread', () => {
  const openThread = vi.fn();
  const reply = messageCommands.byId.get('reply')!;
  for (const rootId of [null, 3])
    reply.run({
      message: { messageId: 7, rootId } as Message,
      mine: false,
      actions: { openThread } as unknown as ChatActions,
    });
  expect(openThread.mock.calls).toEqual([[7], [3]]);
});

it('all is marked as read where something waits', () => {
  const ids = (unread: number) =>
    possible(talkCommands, { unread, show: nothing, readAll: nothing }).map(({ id }) => id);
  expect(ids(1)).toContain('bell.readAll');
  expect(ids(0)).toEqual(['search.title', 'choices.title', 'newChat']);
});

it('the ticket that is shown is closed or opened again, and answered with what is written', () => {
  const of = (state: string, isEmpty: boolean, busy = false) => ({
    ticket: { state } as TicketDetails,
    ...{ isEmpty, busy, reply: () => undefined, change: () => undefined },
  });
  const ids = (targets: ReturnType<typeof of>) => possible(shownTicketCommands, targets).map(({ id }) => id);
  expect(ids(of('open', true))).toEqual(['close']);
  expect(ids(of('closed', true))).toEqual(['reopen']);
  expect(ids(of('handling', false))).toEqual(['reply', 'close']);
  expect(ids(of('handling', false, true))).toEqual(['close']);
});
