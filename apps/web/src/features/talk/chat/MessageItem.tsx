import { PushpinFilled } from '@ant-design/icons';
import type { Message } from '@netloom/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../parts/index.ts';
import { Markdown } from '../text/index.ts';
import { preview } from '../words/index.ts';
import { Images } from './Images.tsx';
import { MessageActions } from './MessageActions.tsx';
import { Reactions } from './Reactions.tsx';
import type { ChatActions } from './useChatActions.ts';
import { useOneStop } from './useOneStop.ts';
import { useRested } from './useRested.ts';

interface MessageItemProps {
  message: Message;
  /** Follows one of the same author a moment before. */
  continued: boolean;
  mine: boolean;
  /** The newest one that the other of two people has read. */
  read: boolean;
  /** What it answers, when that is in the page. */
  root: Message | undefined;
  /** The one stop of the list for the keyboard. */
  current: boolean;
  actions: ChatActions;
}

/** What a message answers. */
function Root({ message: { rootId }, root, actions }: MessageItemProps) {
  const { t } = useTranslation('talk');
  if (rootId === null) return null;
  return (
    <button type="button" className="nl-message-root" onClick={() => actions.openThread(rootId)}>
      ↳{' '}
      {root === undefined
        ? t('message.inThread')
        : `${root.authorName}: ${preview(root.content).slice(0, 80)}`}
    </button>
  );
}

/** A message: one stop of the keyboard, with author, time and text in one label. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, continued, read, current, actions } = props;
  const { t } = useTranslation('talk');
  const { messageId, authorName, content, createTime, editTime, deleted, pinned, rootId, replies } = message;
  const { rested, handlers } = useRested();
  const withActions = (current || rested) && !deleted && !actions.isOver;
  const spoken = deleted ? t('message.deleted') : preview(content).slice(0, 500);
  return (
    <article
      ref={useOneStop(current)}
      className="nl-message"
      // What can be done with it is made when it may be wanted: hundreds of messages have it.
      {...handlers}
      data-continued={continued}
      data-message={messageId}
      data-seq={message.seq}
      tabIndex={current ? 0 : -1}
      aria-label={`${authorName}, ${createTime.slice(0, 16).replace('T', ' ')}: ${spoken}`}
    >
      <Root {...props} />
      {continued && rootId === null ? null : (
        <header>
          <bdi className="nl-message-author">{authorName}</bdi>
          <span className="nl-dim">
            <RelativeTime value={createTime} />
          </span>
          {pinned ? <PushpinFilled aria-label={t('message.pinned')} /> : null}
        </header>
      )}
      <div className="nl-message-body">
        {deleted ? <em className="nl-dim">{t('message.deleted')}</em> : <Markdown text={content} />}
        {editTime === null || deleted ? null : (
          <button type="button" className="nl-message-edited" onClick={() => actions.showHistory(message)}>
            {t('message.edited')}
          </button>
        )}
        <Images images={message.images} />
        <Reactions message={message} disabled={actions.isOver} onReact={actions.react} />
        {replies === 0 ? null : (
          <button type="button" className="nl-message-root" onClick={() => actions.openThread(messageId)}>
            {t('message.replies', { count: replies })}
          </button>
        )}
        {read ? <small className="nl-dim">{t('message.read')}</small> : null}
      </div>
      {withActions ? <MessageActions {...props} /> : null}
    </article>
  );
});
