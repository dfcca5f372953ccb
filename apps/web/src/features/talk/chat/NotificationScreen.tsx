import { ArrowLeftOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { listUserNotices, markAsRead } from '@netloom/contract';
import type { ChatRecord } from '@netloom/contract';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { PageHeader } from '../../../parts/index.ts';
import { noteRead, recordKey, refreshUnread, useUnread } from '../unread/index.ts';
import { ChatPane } from './ChatPane.tsx';
import { NewChatDialog } from './NewChatDialog.tsx';
import { NoticePane } from './NoticePane.tsx';
import { RecordList } from './RecordList.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { openedBy } from './opened.ts';
import './chat.css';

type Filter = 'all' | 'unread' | 'notices';

/** What waits to be read and what was, and the chat or notice that the address names. */
export default function NotificationScreen() {
  const { t } = useTranslation('talk');
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState<Filter>('all');
  const [dialog, setDialog] = useState<'new' | 'search' | null>(null);
  const unread = useUnread();
  const read = useCall(listUserNotices, { body: { status: true } }, { meta: { quiet: true } });
  const readAll = useCallMutation(markAsRead, { onSuccess: refreshUnread });
  const opened = openedBy(search);
  const all = [...unread.records, ...(read.data ?? [])].sort((a, b) => b.time.localeCompare(a.time));
  const records = {
    all,
    unread: unread.items,
    notices: all.filter(({ systemNoticeId }) => systemNoticeId !== null),
  }[filter];

  function open(record: ChatRecord) {
    void noteRead(record);
    const chatId = String(record.privateChatId ?? record.systemNoticeId);
    setSearch({ openChat: 'true', chatId, type: record.type });
  }

  return (
    <div className="nl-talk" data-open={opened !== null}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button icon={<SearchOutlined />} onClick={() => setDialog('search')}>
              {t('search.title')}
            </Button>
            <Button
              disabled={unread.items.length === 0}
              onClick={() => readAll.mutate({ body: { all: true } })}
            >
              {t('bell.readAll')}
            </Button>
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setDialog('new')}>
              {t('newChat')}
            </Button>
          </>
        }
      />
      <div className="nl-talk-panes">
        <nav className="nl-talk-list" aria-label={t('chats')}>
          <Segmented
            block
            size="small"
            aria-label={t('filter.label')}
            value={filter}
            options={(['all', 'unread', 'notices'] as const).map((value) => ({
              value,
              label: t(`filter.${value}`),
            }))}
            onChange={setFilter}
          />
          <RecordList
            records={records}
            chosen={opened === null ? null : recordKey({ ...opened } as ChatRecord)}
            onOpen={open}
          />
        </nav>
        <div className="nl-talk-open">
          {opened === null ? (
            <p className="nl-talk-nothing">{t('empty.open')}</p>
          ) : (
            <Button
              className="nl-talk-back"
              type="text"
              size="small"
              icon={<ArrowLeftOutlined />}
              onClick={() => setSearch({})}
            >
              {t('chats')}
            </Button>
          )}
          {opened?.privateChatId ? (
            <ChatPane key={opened.privateChatId} privateChatId={opened.privateChatId} />
          ) : null}
          {opened?.systemNoticeId ? <NoticePane systemNoticeId={opened.systemNoticeId} /> : null}
        </div>
      </div>
      {dialog === 'new' ? (
        <NewChatDialog
          onClose={() => setDialog(null)}
          onOpened={(id) => setSearch({ openChat: 'true', chatId: String(id), type: 'private' })}
        />
      ) : null}
      {dialog === 'search' ? (
        <SearchDialog
          onClose={() => setDialog(null)}
          onShow={({ privateChatId }) =>
            setSearch({ openChat: 'true', chatId: String(privateChatId), type: 'private' })
          }
        />
      ) : null}
    </div>
  );
}
