import { EllipsisOutlined, MessageOutlined, SmileOutlined } from '@ant-design/icons';
import { REACTIONS } from '@netloom/contract';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { possible } from '../../../commands/command.ts';
import { messageCommands } from './messageCommands.ts';
import type { MessageTargets } from './messageCommands.ts';

interface MessageActionsProps extends MessageTargets {
  current: boolean;
}

/** The entries of a message's menu: what can be done with it now. */
function useChoices(targets: MessageTargets) {
  const { t } = useTranslation('talk');
  return possible(messageCommands, targets)
    .filter(({ apart }) => apart !== true)
    .map(({ id, danger = false, run }) => ({
      ...{ key: id, danger, label: t(messageCommands.title(id)) },
      onClick: () => run(targets),
    }));
}

/** What can be done with a message: shown on the one under the pointer or with the focus. */
export function MessageActions({ message, mine, current, actions }: MessageActionsProps) {
  const { t } = useTranslation('talk');
  const targets = { message, mine, actions };
  const items = useChoices(targets);
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
      <CommandButton
        {...{ ...button, set: messageCommands, id: 'reply', targets }}
        icon={<MessageOutlined />}
        aria-label={t('message.reply')}
        title={t('message.reply')}
      />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button {...button} icon={<EllipsisOutlined />} aria-label={t('message.more')} />
      </Dropdown>
    </div>
  );
}
