import type { Message } from '@netloom/contract';
import { Button, Spin } from 'antd';
import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { MessageItem } from './MessageItem.tsx';
import type { ChatActions } from './useChatActions.ts';
import type { Messages } from './useMessages.ts';

/** Pixels from an end at which more is asked for. */
const NEAR = 200;
/** Messages of one author within this time stand together. */
const TOGETHER_MS = 300_000;

interface TimelineProps {
  messages: Messages;
  actions: ChatActions;
  /** The end has been seen. */
  onSeen: (seq: number) => void;
}

function isContinued(before: Message | undefined, message: Message): boolean {
  if (before === undefined || before.authorId !== message.authorId) return false;
  return Date.parse(message.createTime) - Date.parse(before.createTime) < TOGETHER_MS;
}

/** The messages; stays at the end while it is there, and where it is while something comes in before or behind. */
export function Timeline({ messages, actions, onSeen }: TimelineProps) {
  const { t } = useTranslation('talk');
  const { user } = useShellSession();
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ seq: string; top: number } | 'end'>('end');
  const [currentId, setCurrentId] = useState<number | null>(null);
  const loading = useRef(false);
  const { shown, readSeq, loaded } = messages;
  const known = useMemo(
    () => new Map(shown.messages.map((message) => [message.messageId, message])),
    [shown.messages],
  );
  const last = shown.messages.at(-1);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const kept = anchor.current;
    if (kept === 'end') element.scrollTop = element.scrollHeight;
    else {
      const item = element.querySelector<HTMLElement>(`[data-seq="${kept.seq}"]`);
      if (item) element.scrollTop += item.getBoundingClientRect().top - kept.top;
    }
  }, [shown.messages]);

  const atEnd = () => {
    const element = list.current;
    return element !== null && element.scrollHeight - element.scrollTop - element.clientHeight < 40;
  };
  useLayoutEffect(() => {
    if (last !== undefined && !shown.later && atEnd() && document.hasFocus()) onSeen(last.seq);
  }, [last, shown.later, onSeen]);

  function load(work: () => Promise<void>) {
    if (loading.current) return;
    loading.current = true;
    work()
      .catch(announceError)
      .finally(() => {
        loading.current = false;
      });
  }

  function onScroll() {
    const element = list.current;
    if (element === null) return;
    const first = [...element.querySelectorAll<HTMLElement>('[data-seq]')].find(
      (item) => item.getBoundingClientRect().bottom > element.getBoundingClientRect().top,
    );
    const isEnd = atEnd() && !shown.later;
    anchor.current =
      isEnd || first === undefined
        ? 'end'
        : { seq: first.dataset.seq!, top: first.getBoundingClientRect().top };
    if (isEnd && last !== undefined) onSeen(last.seq);
    if (element.scrollTop < NEAR && shown.earlier) load(messages.loadEarlier);
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR && shown.later)
      load(messages.loadLater);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (!(event.target as HTMLElement).matches('[data-message]')) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
    const at = items.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = items[steps[event.key] ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  const current = currentId ?? last?.messageId;
  const firstNew = shown.messages.find(({ seq, authorId }) => seq > readSeq && authorId !== user.userId);
  if (!loaded) return <Spin className="nl-timeline-wait" aria-label={t('loading')} />;
  return (
    <div className="nl-timeline-frame">
      <div
        className="nl-timeline"
        role="feed"
        aria-label={t('messages')}
        ref={list}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const item = (event.target as HTMLElement).closest<HTMLElement>('[data-message]');
          if (item) setCurrentId(Number(item.dataset.message));
        }}
      >
        {shown.messages.length === 0 ? <p className="nl-timeline-empty">{t('empty.chat')}</p> : null}
        {shown.messages.map((message, at) => (
          <Fragment key={message.messageId}>
            {message === firstNew ? (
              <div className="nl-timeline-new" role="separator" aria-label={t('newMessages')}>
                <span>{t('newMessages')}</span>
              </div>
            ) : null}
            <MessageItem
              message={message}
              continued={message !== firstNew && isContinued(shown.messages[at - 1], message)}
              mine={message.authorId === user.userId}
              root={message.rootId === null ? undefined : known.get(message.rootId)}
              current={message.messageId === current}
              actions={actions}
            />
          </Fragment>
        ))}
      </div>
      {shown.later ? (
        <Button
          className="nl-timeline-end"
          size="small"
          onClick={() => {
            anchor.current = 'end';
            load(messages.showEnd);
          }}
        >
          {t('toEnd')}
        </Button>
      ) : null}
    </div>
  );
}
