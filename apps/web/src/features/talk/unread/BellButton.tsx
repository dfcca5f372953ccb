import { BellOutlined } from '@ant-design/icons';
import { markAsRead } from '@netloom/contract';
import type { ChatRecord } from '@netloom/contract';
import { Badge, Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallMutation } from '../../../api/index.ts';
import { RelativeTime } from '../../../parts/index.ts';
import { preview } from '../words/index.ts';
import { useNarrow } from '../../../shell/useNarrow.ts';
import { RecordIcon } from './RecordIcon.tsx';
import { recordKey } from './openRecord.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { refreshUnread, useUnread, useUnreadEvents } from './useUnread.ts';
import { useUnreadToast } from './useUnreadToast.ts';
import './bell.css';

/** Specification, section 9. */
const WIDTH = 350;

function Item({ record, onOpen }: { record: ChatRecord; onOpen: () => void }) {
  const { title, lastMessage, time, type, notReadAmount, important } = record;
  const { t } = useTranslation('talk');
  return (
    <li>
      <button type="button" className="nl-bell-item" data-important={important} onClick={onOpen}>
        <RecordIcon type={type} />
        <span className="nl-bell-text">
          <bdi className="nl-bell-title">{title}</bdi>
          <span className="nl-bell-last">{preview(lastMessage) || t('newMessage')}</span>
          <span className="nl-dim">
            <RelativeTime value={time} />
          </span>
        </span>
        <Badge count={notReadAmount} overflowCount={99} size="small" />
      </button>
    </li>
  );
}

function BellPanel({ items, onClose }: { items: ChatRecord[]; onClose: () => void }) {
  const { t } = useTranslation('talk');
  const openRecord = useOpenRecord();
  const readAll = useCallMutation(markAsRead, { onSuccess: refreshUnread });
  function open(record: ChatRecord) {
    onClose();
    openRecord(record);
  }
  return (
    <div className="nl-bell">
      <header>
        <strong>{t('bell.title')}</strong>
        <Button
          type="link"
          size="small"
          disabled={items.length === 0}
          loading={readAll.isPending}
          onClick={() => readAll.mutate({ body: { all: true } })}
        >
          {t('bell.readAll')}
        </Button>
      </header>
      {items.length === 0 ? (
        <p className="nl-bell-empty">{t('bell.empty')}</p>
      ) : (
        <ul>
          {items.map((record) => (
            <Item key={recordKey(record)} record={record} onOpen={() => open(record)} />
          ))}
        </ul>
      )}
      <footer>
        <Link to="/notification/index" onClick={onClose}>
          {t('bell.viewAll')}
        </Link>
      </footer>
    </div>
  );
}

/** What waits to be read, with a dot while there is something. */
export function BellButton() {
  const { t } = useTranslation('talk');
  const [open, setOpen] = useState(false);
  const { items, count, loaded } = useUnread();
  useUnreadEvents();
  useUnreadToast(count, loaded);
  return (
    <Popover
      trigger="click"
      // Where it is as wide as the window, it keeps within that.
      placement={useNarrow() ? 'bottom' : 'bottomRight'}
      open={open}
      onOpenChange={setOpen}
      styles={{
        container: { padding: 0 },
        content: { width: WIDTH, maxWidth: 'calc(100vw - 24px)', padding: 0 },
      }}
      content={<BellPanel items={items} onClose={() => setOpen(false)} />}
    >
      <Badge dot={items.length > 0} offset={[-8, 8]}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={t('bell.open', { count })}
          aria-expanded={open}
          title={t('bell.title')}
        />
      </Badge>
    </Popover>
  );
}
