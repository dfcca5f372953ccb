import { chatInfo, updateGroup } from '@netloom/contract';
import type { Chat } from '@netloom/contract';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { refreshUnread } from '../unread/index.ts';
import { PeopleSelect } from './PeopleSelect.tsx';

/** Who is in a chat; a group can be renamed and take people in. */
export function MembersDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { t } = useTranslation('talk');
  const [title, setTitle] = useState(chat.title);
  const [people, setPeople] = useState<{ value: number; label: string }[]>([]);
  const update = useCallMutation(updateGroup, {
    onSuccess: () => {
      refreshUnread();
      void queryClient.invalidateQueries({ queryKey: callKey(chatInfo) });
      onClose();
    },
  });
  const isGroup = chat.kind === 'group' && chat.member;
  const body = { privateChatId: chat.privateChatId, title, userIds: people.map(({ value }) => value) };
  return (
    <Modal
      open
      title={t('people')}
      onCancel={onClose}
      footer={
        isGroup ? (
          <Button type="primary" loading={update.isPending} onClick={() => update.mutate({ body })}>
            {t('save')}
          </Button>
        ) : null
      }
    >
      {isGroup ? (
        <div className="nl-talk-form">
          <Input
            aria-label={t('group.title')}
            maxLength={100}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <PeopleSelect label={t('group.add')} deptId={chat.deptId!} value={people} onChange={setPeople} />
        </div>
      ) : null}
      <ul className="nl-members">
        {chat.members.map(({ userId, userName }) => (
          <li key={userId}>
            <bdi>{userName}</bdi>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
