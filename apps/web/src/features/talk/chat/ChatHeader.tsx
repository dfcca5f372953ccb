import {
  BellOutlined,
  EyeOutlined,
  LogoutOutlined,
  MutedOutlined,
  SearchOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { chatInfo, joinRoom, leaveChat, setMuted } from '@netloom/contract';
import type { Chat } from '@netloom/contract';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { IconButton } from '../../../parts/index.ts';
import { refreshUnread } from '../unread/index.ts';
import { useGoTo } from '../words/index.ts';
import { MembersDialog } from './MembersDialog.tsx';
import { Pinned } from './Pinned.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { subjectPlace } from './subjectAddress.ts';

function refresh() {
  refreshUnread();
  void queryClient.invalidateQueries({ queryKey: callKey(chatInfo) });
}

/** Whether it counts, and whether the user is in it. */
function Membership({ chat }: { chat: Chat }) {
  const { t } = useTranslation('talk');
  const { modal } = App.useApp();
  const { privateChatId, kind, title, muted, member, leftTime } = chat;
  if (leftTime !== null) return null;
  const change = (work: Promise<unknown>) => void work.then(refresh, announceError);
  if (!member)
    return (
      <IconButton
        title={t('follow')}
        icon={<EyeOutlined />}
        onClick={() => change(callApi(joinRoom, { body: { privateChatId } }))}
      />
    );
  function leave() {
    modal.confirm({
      title: t('leave.title', { title }),
      content: t(kind === 'room' ? 'leave.room' : 'leave.group'),
      okText: t('leave.leave'),
      onOk: () => change(callApi(leaveChat, { body: { privateChatId } })),
    });
  }
  return (
    <>
      <IconButton
        title={t(muted ? 'unmute' : 'mute')}
        icon={muted ? <MutedOutlined /> : <BellOutlined />}
        pressed={muted}
        onClick={() => change(callApi(setMuted, { body: { privateChatId, muted: !muted } }))}
      />
      {kind === 'private' ? null : (
        <IconButton title={t('leave.leave')} icon={<LogoutOutlined />} onClick={leave} />
      )}
    </>
  );
}

/** What a chat is called and about, and what can be done with all of it. */
export function ChatHeader({ chat, onShow }: { chat: Chat; onShow: (seq: number) => void }) {
  const { t } = useTranslation('talk');
  const [dialog, setDialog] = useState<'members' | 'search' | null>(null);
  const { privateChatId, kind, title, memberCount, subject, leftTime } = chat;
  const hasPeople = kind !== 'private' && leftTime === null;
  const goTo = useGoTo();
  const close = () => setDialog(null);
  const go = () =>
    void subjectPlace(subject, chat.deptId).then((place) => place && goTo(place), announceError);
  return (
    <header className="nl-chat-header">
      <h2>
        {subject === '' ? (
          <bdi>{title}</bdi>
        ) : (
          <Button type="link" size="small" onClick={go}>
            <bdi>{title}</bdi>
          </Button>
        )}
        <small className="nl-dim">
          {t(`kind.${kind}`)}
          {hasPeople ? ` · ${t('members', { count: memberCount })}` : null}
        </small>
      </h2>
      <IconButton title={t('search.title')} icon={<SearchOutlined />} onClick={() => setDialog('search')} />
      <Pinned chat={chat} onShow={onShow} />
      {hasPeople ? (
        <IconButton title={t('people')} icon={<TeamOutlined />} onClick={() => setDialog('members')} />
      ) : null}
      <Membership chat={chat} />
      {dialog === 'members' ? <MembersDialog chat={chat} onClose={close} /> : null}
      {dialog === 'search' ? (
        <SearchDialog privateChatId={privateChatId} onClose={close} onShow={({ seq }) => onShow(seq)} />
      ) : null}
    </header>
  );
}
