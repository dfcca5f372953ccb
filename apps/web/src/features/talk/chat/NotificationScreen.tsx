import { ArrowLeftOutlined, PlusOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { markAsRead } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCallMutation } from '../../../api/index.ts';
import { CommandButton } from '../../../commands/button/CommandButton.tsx';
import { useOffer } from '../../../commands/useOffer.ts';
import { PageHeader } from '../../../parts/index.ts';
import { refreshUnread, useOpenRecord, useUnread } from '../unread/index.ts';
import { ChatPane } from './ChatPane.tsx';
import { ChoicesDialog } from './ChoicesDialog.tsx';
import { NewChatDialog } from './NewChatDialog.tsx';
import { NoticePane } from './NoticePane.tsx';
import { RecordNav } from './RecordNav.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { messageAddress } from './messageAddress.ts';
import { openedBy } from './opened.ts';
import type { Opened } from './opened.ts';
import { talkCommands } from './talkCommands.ts';
import type { TalkDialog, TalkTargets } from './talkCommands.ts';
import './chat.css';

function Actions({ onAsk }: { onAsk: (dialog: TalkDialog) => void }) {
  const { items } = useUnread();
  const readAll = useCallMutation(markAsRead, { onSuccess: refreshUnread });
  const targets: TalkTargets = {
    unread: items.length,
    show: onAsk,
    readAll: () => readAll.mutate({ body: { all: true } }),
  };
  useOffer(talkCommands, targets);
  const offered = { set: talkCommands, targets };
  return (
    <>
      <CommandButton {...offered} id="search.title" icon={<SearchOutlined />} />
      <CommandButton {...offered} id="choices.title" icon={<SettingOutlined />} />
      <CommandButton {...offered} id="bell.readAll" />
      <CommandButton {...offered} id="newChat" type="primary" icon={<PlusOutlined />} />
    </>
  );
}

function OpenPane({ opened, onBack }: { opened: Opened | null; onBack: () => void }) {
  const { t } = useTranslation('talk');
  if (opened === null) return <p className="nl-talk-nothing">{t('empty.open')}</p>;
  const { privateChatId, systemNoticeId, seq } = opened;
  return (
    <>
      <Button className="nl-talk-back" type="text" size="small" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {t('chats')}
      </Button>
      {privateChatId === null ? null : (
        <ChatPane key={privateChatId} privateChatId={privateChatId} seq={seq} />
      )}
      {systemNoticeId === null ? null : <NoticePane systemNoticeId={systemNoticeId} />}
    </>
  );
}

/** What waits to be read and what was, and the chat or notice that the address names. */
export default function NotificationScreen() {
  const { t } = useTranslation('talk');
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<TalkDialog | null>(null);
  const navigate = useNavigate();
  const opened = openedBy(search);
  const openChat = (chatId: number, type = 'private') =>
    setSearch({ openChat: 'true', chatId: String(chatId), type });
  const close = () => setDialog(null);

  return (
    <div className="nl-talk" data-open={opened !== null}>
      <PageHeader title={t('title')} actions={<Actions onAsk={setDialog} />} />
      <div className="nl-talk-panes">
        <RecordNav opened={opened} onOpen={useOpenRecord()} />
        <div className="nl-talk-open">
          <OpenPane opened={opened} onBack={() => setSearch({})} />
        </div>
      </div>
      {dialog === 'choices' ? <ChoicesDialog onClose={close} /> : null}
      {dialog === 'new' ? <NewChatDialog onClose={close} onOpened={openChat} /> : null}
      {dialog === 'search' ? (
        <SearchDialog onClose={close} onShow={(message) => void navigate(messageAddress(message))} />
      ) : null}
    </div>
  );
}
