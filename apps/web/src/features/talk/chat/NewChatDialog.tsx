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

function begin(
  kind: 'private' | 'group',
  { deptId, title, userIds }: { deptId: number | null; title: string; userIds: number[] },
) {
  return kind === 'private'
    ? callApi(openPrivateChat, { body: { userId: userIds[0]! } })
    : callApi(createGroup, { body: { deptId: deptId!, title, userIds } });
}

interface NameFieldProps {
  value: string;
  onChange: (title: string) => void;
}

function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useTranslation('talk');
  return (
    <Input
      aria-label={t('group.title')}
      placeholder={t('group.title')}
      maxLength={100}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type Kind = 'private' | 'group';

function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation('talk');
  const inProject = useDept((state) => state.deptId) !== null;
  return (
    <Segmented<Kind>
      aria-label={t('newChat')}
      value={value}
      options={(['private', 'group'] as const).map((kind) => ({
        value: kind,
        label: t(`kind.${kind}`),
        disabled: kind === 'group' && !inProject,
      }))}
      onChange={onChange}
    />
  );
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
      const { privateChatId } = await begin(kind, { deptId, title, userIds });
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
      onOk={() => void open()}
      onCancel={onClose}
    >
      <div className="nl-talk-form">
        <KindChoice
          value={kind}
          onChange={(next) => {
            setKind(next);
            setPeople([]);
          }}
        />
        {kind === 'group' ? <NameField value={title} onChange={setTitle} /> : null}
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
