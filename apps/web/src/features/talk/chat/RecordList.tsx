import type { ChatRecord } from '@netloom/contract';
import { Badge, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../parts/index.ts';
import { RecordIcon, recordKey } from '../unread/index.ts';

interface RecordListProps {
  records: readonly ChatRecord[];
  chosen: string | null;
  onOpen: (record: ChatRecord) => void;
}

/** Chats and notices, one a line. */
export function RecordList({ records, chosen, onOpen }: RecordListProps) {
  const { t } = useTranslation('talk');
  if (records.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty.list')} />;
  return (
    <ul className="nl-records">
      {records.map((record) => {
        const { title, lastMessage, lastAuthor, time, type, notReadAmount, important, muted } = record;
        const key = recordKey(record);
        return (
          <li key={key}>
            <button
              type="button"
              aria-current={key === chosen}
              data-unread={notReadAmount > 0}
              data-important={important}
              data-muted={muted}
              onClick={() => onOpen(record)}
            >
              <RecordIcon type={type} />
              <span className="nl-record-text">
                <span className="nl-record-head">
                  <bdi>{title}</bdi>
                  <span className="nl-dim">
                    <RelativeTime value={time} />
                  </span>
                </span>
                <span className="nl-record-last">
                  {lastAuthor === '' ? null : (
                    <>
                      <bdi>{lastAuthor}</bdi>:{' '}
                    </>
                  )}
                  <bdi>{lastMessage || t('newMessage')}</bdi>
                </span>
              </span>
              <Badge count={notReadAmount} overflowCount={99} size="small" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
