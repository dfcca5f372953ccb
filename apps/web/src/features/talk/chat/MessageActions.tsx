import { EllipsisOutlined, MessageOutlined, SmileOutlined } from '@ant-design/icons';
import { REACTIONS } from '@netloom/contract';
import type { Message } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChatActions } from './useChatActions.ts';

interface MessageActionsProps {
  message: Message;
  mine: boolean;
  current: boolean;
  actions: ChatActions;
}

function useChoices({ message, mine, actions }: Omit<MessageActionsProps, 'current'>) {
  const { t } = useTranslation('talk');
  const own = [
    { key: 'edit', label: t('message.edit'), onClick: () => actions.edit(message) },
    { key: 'delete', label: t('message.delete'), danger: true, onClick: () => actions.remove(message) },
  ];
  return [
    {
      key: 'pin',
      label: t(message.pinned ? 'message.unpin' : 'message.pin'),
      onClick: () => actions.pin(message),
    },
    { key: 'unread', label: t('message.unread'), onClick: () => actions.markUnread(message) },
    ...(mine ? own : []),
  ];
}

/** What can be done with a message: shown on the one under the pointer or with the focus. */
export function MessageActions({ message, mine, current, actions }: MessageActionsProps) {
  const { t } = useTranslation('talk');
  const items = useChoices({ message, mine, actions });
  const button = { size: 'small', type: 'text', tabIndex: current ? 0 : -1 } as const;
  const emojis = REACTIONS.map((emoji) => ({
    key: emoji,
    label: emoji,
    onClick: () => actions.react(message, emoji),
  }));
  return (
    <div className="nl-message-actions">
      <Dropdown menu={{ items: emojis, className: 'nl-emojis' }} trigger={['click']}>
        <Button {...button} icon={<SmileOutlined />} aria-label={t('message.react')} />
      </Dropdown>
      <Button
        {...button}
        icon={<MessageOutlined />}
        aria-label={t('message.reply')}
        title={t('message.reply')}
        onClick={() => actions.openThread(message.rootId ?? message.messageId)}
      />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button {...button} icon={<EllipsisOutlined />} aria-label={t('message.more')} />
      </Dropdown>
    </div>
  );
}
