import { createGroup, openPrivateChat } from '@netloom/contract';
import { Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { refreshUnread } from '../unread/index.ts';
import { PeopleSelect } from './PeopleSelect.tsx';

interface NewChatDialogProps {
  onOpened: (privateChatId: number) => void;
  onClose: () => void;
}

/** Begins a chat with one colleague, or a group of the project. */
export function NewChatDialog({ onOpened, onClose }: NewChatDialogProps) {
  const { t } = useTranslation('talk');
  const deptId = useDept((state) => state.deptId);
  const [kind, setKind] = useState<'private' | 'group'>('private');
  const [title, setTitle] = useState('');
  const [people, setPeople] = useState<{ value: number; label: string }[]>([]);
  const userIds = people.map(({ value }) => value);
  const complete = userIds.length > 0 && (kind === 'private' || title.trim() !== '');
  async function open() {
    try {
      const { privateChatId } =
        kind === 'private'
          ? await callApi(openPrivateChat, { body: { userId: userIds[0]! } })
          : await callApi(createGroup, { body: { deptId: deptId!, title, userIds } });
      refreshUnread();
      onOpened(privateChatId);
      onClose();
    } catch (error) {
      announceError(error);
    }
  }
  return (
    <Modal
      open
      title={t('newChat')}
      okText={t('open')}
      okButtonProps={{ disabled: !complete }}
      onOk={open}
      onCancel={onClose}
    >
      <div className="nl-talk-form">
        <Segmented<'private' | 'group'>
          aria-label={t('newChat')}
          value={kind}
          options={[
            { value: 'private', label: t('kind.private') },
            { value: 'group', label: t('kind.group'), disabled: deptId === null },
          ]}
          onChange={(next) => {
            setKind(next);
            setPeople([]);
          }}
        />
        {kind === 'group' ? (
          <Input
            aria-label={t('group.title')}
            placeholder={t('group.title')}
            maxLength={100}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        ) : null}
        <PeopleSelect
          key={kind}
          label={t(kind === 'private' ? 'choosePerson' : 'group.add')}
          single={kind === 'private'}
          {...(kind === 'group' && deptId !== null && { deptId })}
          value={people}
          onChange={setPeople}
        />
      </div>
    </Modal>
  );
}
