import {
  BellOutlined,
  EyeOutlined,
  LogoutOutlined,
  MutedOutlined,
  PushpinOutlined,
  SearchOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { chatInfo, joinRoom, leaveChat, setMuted } from '@netloom/contract';
import type { Chat } from '@netloom/contract';
import { App, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { IconButton } from '../../../parts/index.ts';
import { refreshUnread } from '../unread/index.ts';
import { MembersDialog } from './MembersDialog.tsx';
import { Pinned } from './Pinned.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { subjectAddress } from './subjectAddress.ts';
import { Link } from 'react-router';

function refresh() {
  refreshUnread();
  void queryClient.invalidateQueries({ queryKey: callKey(chatInfo) });
}

/** What a chat is called and about, and what can be done with all of it. */
export function ChatHeader({ chat, onShow }: { chat: Chat; onShow: (seq: number) => void }) {
  const { t } = useTranslation('talk');
  const { modal } = App.useApp();
  const [dialog, setDialog] = useState<'members' | 'search' | null>(null);
  const { privateChatId, kind, title, muted, member, memberCount, subject } = chat;
  const address = subjectAddress(subject);
  const change = (work: Promise<unknown>) => void work.then(refresh, announceError);

  function leave() {
    modal.confirm({
      title: t('leave.title', { title }),
      content: t(kind === 'room' ? 'leave.room' : 'leave.group'),
      okText: t('leave.leave'),
      onOk: () => change(callApi(leaveChat, { body: { privateChatId } })),
    });
  }

  return (
    <header className="nl-chat-header">
      <h2>
        {address === null ? <bdi>{title}</bdi> : <Link to={address}>{title}</Link>}
        <small className="nl-dim">
          {t(`kind.${kind}`)}
          {kind === 'private' ? null : ` · ${t('members', { count: memberCount })}`}
        </small>
      </h2>
      <IconButton title={t('search.title')} icon={<SearchOutlined />} onClick={() => setDialog('search')} />
      <Popover trigger="click" placement="bottomRight" content={<Pinned chat={chat} onShow={onShow} />}>
        <span>
          <IconButton title={t('pinned')} icon={<PushpinOutlined />} onClick={() => undefined} />
        </span>
      </Popover>
      {kind === 'private' ? null : (
        <IconButton title={t('people')} icon={<TeamOutlined />} onClick={() => setDialog('members')} />
      )}
      {member ? (
        <IconButton
          title={t(muted ? 'unmute' : 'mute')}
          icon={muted ? <MutedOutlined /> : <BellOutlined />}
          pressed={muted}
          onClick={() => change(callApi(setMuted, { body: { privateChatId, muted: !muted } }))}
        />
      ) : (
        <IconButton
          title={t('follow')}
          icon={<EyeOutlined />}
          onClick={() => change(callApi(joinRoom, { body: { privateChatId } }))}
        />
      )}
      {kind === 'private' || !member ? null : (
        <IconButton title={t('leave.leave')} icon={<LogoutOutlined />} onClick={leave} />
      )}
      {dialog === 'members' ? <MembersDialog chat={chat} onClose={() => setDialog(null)} /> : null}
      {dialog === 'search' ? (
        <SearchDialog
          privateChatId={privateChatId}
          onClose={() => setDialog(null)}
          onShow={({ seq }) => onShow(seq)}
        />
      ) : null}
    </header>
  );
}
