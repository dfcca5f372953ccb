import { selectMessageList } from '@netloom/contract';
import type { Chat } from '@netloom/contract';
import { Drawer, Spin } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { Composer } from './Composer.tsx';
import type { Written } from './useWriting.ts';
import { MessageItem } from './MessageItem.tsx';
import type { Shown } from './messages.ts';
import type { ChatActions } from './useChatActions.ts';
import { useShellSession } from '../../../shell/SessionContext.ts';

interface ThreadDrawerProps {
  chat: Chat;
  rootId: number;
  actions: ChatActions;
  /** Another object whenever something in the chat changed. */
  changed: Shown;
  onSend: (written: Written) => Promise<void>;
  onClose: () => void;
}

/** A message with what was answered to it. */
export function ThreadDrawer({ chat, rootId, actions, changed, onSend, onClose }: ThreadDrawerProps) {
  const { t } = useTranslation('talk');
  const { user } = useShellSession();
  const { privateChatId } = chat;
  const { data, refetch } = useCall(selectMessageList, { body: { privateChatId, rootId, limit: 200 } });
  useEffect(() => void refetch(), [changed, refetch]);
  return (
    <Drawer open title={t('thread.title')} size={420} onClose={onClose} className="nl-thread">
      <div className="nl-thread-list">
        {data === undefined ? <Spin /> : null}
        {data?.messages.map((message) => (
          <MessageItem
            key={message.messageId}
            message={{ ...message, rootId: null, replies: 0 }}
            continued={false}
            read={false}
            mine={message.authorId === user.userId}
            root={undefined}
            current
            actions={actions}
          />
        ))}
      </div>
      {actions.isOver ? null : (
        <Composer
          draftKey={`chat:${privateChatId}:thread:${rootId}`}
          deptId={chat.deptId}
          label={t('thread.answer')}
          onSend={async (written) => {
            await onSend(written);
            await refetch();
          }}
        />
      )}
    </Drawer>
  );
}
