import {
  deleteMessage,
  markAsRead,
  messageHistory,
  pinMessage,
  reactToMessage,
  updateMessage,
} from '@netloom/contract';
import type { Message, REACTIONS } from '@netloom/contract';
import { App } from 'antd';
import { createElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { refreshUnread } from '../unread/index.ts';
import { History } from './History.tsx';

export interface ChatActions {
  /** The user left the chat: it is only read. */
  isOver: boolean;
  openThread: (rootId: number) => void;
  showHistory: (message: Message) => void;
  react: (message: Message, emoji: (typeof REACTIONS)[number]) => void;
  pin: (message: Message) => void;
  markUnread: (message: Message) => void;
  edit: (message: Message) => void;
  remove: (message: Message) => void;
}

interface Does {
  take: (message: Message) => void;
  openThread: (rootId: number) => void;
  edit: (message: Message) => void;
  isOver: boolean;
}

/** What is done with messages of a chat; the same object from one rendering to the next. */
export function useChatActions({ take, openThread, edit, isOver }: Does): ChatActions {
  const { modal } = App.useApp();
  const { t } = useTranslation('talk');
  const { user } = useShellSession();
  return useMemo(() => {
    const taken = (answer: Promise<Message>) => void answer.then(take, announceError);
    return {
      isOver,
      openThread,
      edit,
      async showHistory({ messageId }) {
        const edits = await callApi(messageHistory, { query: { messageId } }).catch(announceError);
        if (edits)
          modal.info({ title: t('message.history'), content: createElement(History, { edits }), width: 560 });
      },
      react({ messageId, reactions }, emoji) {
        const on = !reactions.some((each) => each.emoji === emoji && each.userIds.includes(user.userId));
        taken(callApi(reactToMessage, { body: { messageId, emoji, on } }));
      },
      pin: ({ messageId, pinned }) => taken(callApi(pinMessage, { body: { messageId, pinned: !pinned } })),
      markUnread({ privateChatId, seq }) {
        callApi(markAsRead, { body: { privateChatId, seq: seq - 1 } }).then(refreshUnread, announceError);
      },
      remove(message) {
        modal.confirm({
          title: t('message.deleteTitle'),
          content: message.content.slice(0, 200),
          okText: t('message.delete'),
          okButtonProps: { danger: true },
          onOk: () => taken(callApi(deleteMessage, { body: { messageId: message.messageId } })),
        });
      },
    };
  }, [take, openThread, edit, isOver, modal, t, user.userId]);
}

/** Keeps another text of a message. */
export const changeMessage = (messageId: number, content: string) =>
  callApi(updateMessage, { body: { messageId, content } });
