import { listUserNotices } from '@netloom/contract';
import type { ChatRecord } from '@netloom/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { recordKey, useUnread } from '../unread/index.ts';
import { RecordList } from './RecordList.tsx';
import type { Opened } from './opened.ts';

type Filter = 'all' | 'unread' | 'notices';

interface RecordNavProps {
  opened: Opened | null;
  onOpen: (record: ChatRecord) => void;
}

/** Chats and notices to choose from: all, what is unread, or the notices. */
export function RecordNav({ opened, onOpen }: RecordNavProps) {
  const { t } = useTranslation('talk');
  const [filter, setFilter] = useState<Filter>('all');
  const unread = useUnread();
  const read = useCall(listUserNotices, { body: { status: true } }, { meta: { quiet: true } });
  const all = [...unread.records, ...(read.data ?? [])].sort((a, b) => b.time.localeCompare(a.time));
  const records = {
    all,
    unread: unread.items,
    notices: all.filter(({ systemNoticeId }) => systemNoticeId !== null),
  }[filter];
  return (
    <nav className="nl-talk-list" aria-label={t('chats')}>
      <Segmented<Filter>
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
      <RecordList records={records} chosen={opened === null ? null : recordKey(opened)} onOpen={onOpen} />
    </nav>
  );
}
