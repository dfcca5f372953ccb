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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { CommandIcon } from '../../../commands/button/CommandIcon.tsx';
import { isPossible } from '../../../commands/command.ts';
import { useOffer } from '../../../commands/useOffer.ts';
import { refreshUnread } from '../unread/index.ts';
import { useGoTo } from '../words/index.ts';
import { chatCommands } from './chatCommands.ts';
import type { ChatTargets } from './chatCommands.ts';
import { MembersDialog } from './MembersDialog.tsx';
import { Pinned } from './Pinned.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { subjectPlace } from './subjectAddress.ts';

function refresh() {
  refreshUnread();
  void queryClient.invalidateQueries({ queryKey: callKey(chatInfo) });
}

function useChatTargets(chat: Chat, show: ChatTargets['show']): ChatTargets {
  const { t } = useTranslation('talk');
  const { modal } = App.useApp();
  const { privateChatId, kind, title } = chat;
  const change = (work: Promise<unknown>) => void work.then(refresh, announceError);
  return {
    ...{ chat, show },
    follow: () => change(callApi(joinRoom, { body: { privateChatId } })),
    mute: (muted) => change(callApi(setMuted, { body: { privateChatId, muted } })),
    leave() {
      modal.confirm({
        title: t('leave.title', { title }),
        content: t(kind === 'room' ? 'leave.room' : 'leave.group'),
        okText: t('leave.leave'),
        onOk: () => change(callApi(leaveChat, { body: { privateChatId } })),
      });
    },
  };
}

/** What can be done with all of a chat; what cannot be done with it is not there. */
function Tools({ targets, children }: { targets: ChatTargets; children: ReactNode }) {
  const { t } = useTranslation('talk');
  const can = (id: string) => isPossible(chatCommands.byId.get(id)!, targets);
  const offered = { set: chatCommands, targets };
  return (
    <>
      <CommandIcon {...offered} id="command.search" title={t('search.title')} icon={<SearchOutlined />} />
      {children}
      {can('command.people') ? (
        <CommandIcon {...offered} id="command.people" title={t('people')} icon={<TeamOutlined />} />
      ) : null}
      {can('follow') ? <CommandIcon {...offered} id="follow" icon={<EyeOutlined />} /> : null}
      {can('mute') ? (
        <CommandIcon key="mute" {...offered} id="mute" icon={<BellOutlined />} pressed={false} />
      ) : can('unmute') ? (
        <CommandIcon key="mute" {...offered} id="unmute" icon={<MutedOutlined />} pressed />
      ) : null}
      {can('command.leave') ? (
        <CommandIcon {...offered} id="command.leave" title={t('leave.leave')} icon={<LogoutOutlined />} />
      ) : null}
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
  const targets = useChatTargets(chat, setDialog);
  useOffer(chatCommands, targets);
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
      <Tools targets={targets}>
        <Pinned chat={chat} onShow={onShow} />
      </Tools>
      {dialog === 'members' ? <MembersDialog chat={chat} onClose={close} /> : null}
      {dialog === 'search' ? (
        <SearchDialog privateChatId={privateChatId} onClose={close} onShow={({ seq }) => onShow(seq)} />
      ) : null}
    </header>
  );
}
