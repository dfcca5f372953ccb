import type { Message } from '@netloom/contract';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { MessageItem } from './MessageItem.tsx';
import type { Shown } from './messages.ts';
import type { ChatActions } from './useChatActions.ts';

/** Messages of one author within this time stand together. */
const TOGETHER_MS = 300_000;

function isContinued(before: Message | undefined, message: Message): boolean {
  if (before === undefined || before.authorId !== message.authorId) return false;
  return Date.parse(message.createTime) - Date.parse(before.createTime) < TOGETHER_MS;
}

interface TimelineItemsProps {
  shown: Shown;
  /** The newest own message up to there is marked as read. */
  readBy: number;
  /** A line stands before the first of others that is. */
  isNew: (seq: number) => boolean;
  currentId: number | null;
  actions: ChatActions;
}

export function TimelineItems({ shown, readBy, isNew, currentId, actions }: TimelineItemsProps) {
  const { t } = useTranslation('talk');
  const { user } = useShellSession();
  const { messages } = shown;
  const known = useMemo(() => new Map(messages.map((message) => [message.messageId, message])), [messages]);
  const current = currentId ?? messages.at(-1)?.messageId;
  const firstNew = messages.find(({ seq, authorId }) => isNew(seq) && authorId !== user.userId);
  const lastRead = messages.findLast(({ seq, authorId }) => seq <= readBy && authorId === user.userId);
  return messages.map((message, at) => (
    <Fragment key={message.messageId}>
      {message === firstNew ? (
        <div className="nl-timeline-new" aria-hidden>
          <span>{t('newMessages')}</span>
        </div>
      ) : null}
      <MessageItem
        message={message}
        continued={message !== firstNew && isContinued(messages[at - 1], message)}
        mine={message.authorId === user.userId}
        root={message.rootId === null ? undefined : known.get(message.rootId)}
        read={message === lastRead}
        current={message.messageId === current}
        actions={actions}
      />
    </Fragment>
  ));
}
