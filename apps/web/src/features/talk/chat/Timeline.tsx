import type { Chat } from '@netloom/contract';
import { Button, Spin } from 'antd';
import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TimelineItems } from './TimelineItems.tsx';
import type { ChatActions } from './useChatActions.ts';
import type { Messages } from './useMessages.ts';
import { useReadBy } from './useReadBy.ts';
import { useTimelineScroll } from './useTimelineScroll.ts';

interface TimelineProps {
  chat: Chat;
  messages: Messages;
  actions: ChatActions;
  /** The end has been seen. */
  onSeen: (seq: number) => void;
}

/** Arrows move from message to message, Home and End to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
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

/** The messages of a chat, as one stop of the keyboard. */
export function Timeline({ chat, messages, actions, onSeen }: TimelineProps) {
  const { t } = useTranslation('talk');
  const list = useRef<HTMLDivElement>(null);
  const readBy = useReadBy(chat);
  const [currentId, setCurrentId] = useState<number | null>(null);
  const { onScroll, toEnd } = useTimelineScroll(list, messages, onSeen);
  const { shown, readSeq, cameAt, loaded } = messages;
  const isNew = (seq: number) => seq > readSeq && seq <= cameAt;
  function onFocus(event: FocusEvent<HTMLElement>) {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-message]');
    if (item) setCurrentId(Number(item.dataset.message));
  }
  return (
    <div className="nl-timeline-frame">
      {loaded ? (
        <div
          className="nl-timeline"
          role="feed"
          aria-label={t('messages')}
          ref={list}
          onScroll={onScroll}
          onKeyDown={moveFocus}
          onFocus={onFocus}
        >
          {shown.messages.length === 0 ? <p className="nl-timeline-empty">{t('empty.chat')}</p> : null}
          <TimelineItems
            shown={shown}
            readBy={readBy}
            isNew={isNew}
            currentId={currentId}
            actions={actions}
          />
        </div>
      ) : (
        <Spin className="nl-timeline-wait" aria-label={t('loading')} />
      )}
      {/* The line that is seen, told once: what is there before its text is heard when that comes. */}
      <p role="status" className="nl-unseen">
        {loaded && shown.messages.some(({ seq }) => isNew(seq)) ? t('newMessages') : ''}
      </p>
      {loaded && shown.later ? (
        <Button className="nl-timeline-end" size="small" onClick={toEnd}>
          {t('toEnd')}
        </Button>
      ) : null}
    </div>
  );
}
