import { chatInfo, markAsRead, sendMessage } from '@netloom/contract';
import type { Chat, Message } from '@netloom/contract';
import { Spin } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { callApi, useCall } from '../../../api/index.ts';
import { timestamp } from '../../../parts/index.ts';
import { ChatProject } from '../text/index.ts';
import { refreshUnread } from '../unread/index.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import type { Written } from './useWriting.ts';
import { EditDialog } from './EditDialog.tsx';
import { ThreadDrawer } from './ThreadDrawer.tsx';
import { Timeline } from './Timeline.tsx';
import { useChatActions } from './useChatActions.ts';
import { useMessages } from './useMessages.ts';
import { useTyping } from './useTyping.ts';
import './chat.css';

/** Tells the server how far the user has read, each place once. */
function useSeen({ privateChatId, member }: Chat): (seq: number) => void {
  const seen = useRef(0);
  return useCallback(
    (seq: number) => {
      if (!member || seq <= seen.current) return;
      seen.current = seq;
      callApi(markAsRead, { body: { privateChatId, seq } }).then(refreshUnread, () => undefined);
    },
    [member, privateChatId],
  );
}

function OpenChat({ chat, seq }: { chat: Chat; seq: number | null }) {
  const { t } = useTranslation('talk');
  const { privateChatId, member } = chat;
  const messages = useMessages(privateChatId, seq);
  const [thread, setThread] = useState<number | null>(null);
  const [edited, setEdited] = useState<Message | null>(null);
  const isOver = chat.leftTime !== null;
  const actions = useChatActions({ take: messages.take, openThread: setThread, edit: setEdited, isOver });
  const typing = useTyping(privateChatId, member);

  const onSeen = useSeen(chat);

  async function send(written: Written, rootId?: number): Promise<void> {
    messages.take(await callApi(sendMessage, { body: { privateChatId, rootId, ...written } }));
  }

  return (
    <section className="nl-chat" aria-label={chat.title}>
      <ChatHeader chat={chat} onShow={(seq) => void messages.showAround(seq)} />
      <Timeline messages={messages} chat={chat} actions={actions} onSeen={onSeen} />
      <p className="nl-typing" aria-live="polite">
        {typing.names.length === 0
          ? ''
          : t('typing', { count: typing.names.length, names: typing.names.join(', ') })}
      </p>
      {chat.leftTime === null ? (
        <Composer
          key={privateChatId}
          draftKey={`chat:${privateChatId}`}
          deptId={chat.deptId}
          label={t('composer.label', { title: chat.title })}
          onSend={send}
          onTyping={typing.note}
        />
      ) : (
        <p className="nl-chat-left">{t('leave.left', { time: timestamp(chat.leftTime) })}</p>
      )}
      {thread === null ? null : (
        <ThreadDrawer
          chat={chat}
          rootId={thread}
          actions={actions}
          changed={messages.shown}
          onSend={(written) => send(written, thread)}
          onClose={() => setThread(null)}
        />
      )}
      {edited === null ? null : (
        <EditDialog message={edited} onChanged={messages.take} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

/** One chat: what was said, and where something is said; at `seq` where that is given. */
export function ChatPane({ privateChatId, seq = null }: { privateChatId: number; seq?: number | null }) {
  const { data, error } = useCall(
    chatInfo,
    { query: { privateChatId } },
    { meta: { quiet: true }, retry: false },
  );
  if (error !== null) return <p className="nl-talk-nothing">{errorText(error)}</p>;
  return data === undefined ? (
    <Spin className="nl-timeline-wait" />
  ) : (
    <ChatProject value={data.deptId}>
      <OpenChat key={privateChatId} chat={data} seq={seq} />
    </ChatProject>
  );
}
