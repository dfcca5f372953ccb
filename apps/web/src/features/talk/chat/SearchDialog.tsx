import { searchMessages } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { Input, Modal, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { MessageSource } from './MessageSource.tsx';

type FoundMessage = ReplyOf<typeof searchMessages>[number];

interface SearchDialogProps {
  /** Left out, all chats are searched. */
  privateChatId?: number;
  onShow: (message: FoundMessage) => void;
  onClose: () => void;
}

/** Messages that hold the words. */
export function SearchDialog({ privateChatId, onShow, onClose }: SearchDialogProps) {
  const { t } = useTranslation('talk');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useCall(
    searchMessages,
    { body: { search, privateChatId } },
    { enabled: search !== '' },
  );
  return (
    <Modal open title={t('search.title')} footer={null} onCancel={onClose}>
      <Input.Search
        autoFocus
        allowClear
        aria-label={t('search.words')}
        placeholder={t(privateChatId === undefined ? 'search.all' : 'search.here')}
        maxLength={200}
        onSearch={(text) => setSearch(text.trim())}
      />
      {isFetching ? <Spin /> : null}
      {data?.length === 0 ? <p className="nl-dim">{t('search.nothing')}</p> : null}
      <ul className="nl-found" aria-live="polite">
        {data?.map((message) => (
          <li key={message.messageId}>
            <button
              type="button"
              onClick={() => {
                onShow(message);
                onClose();
              }}
            >
              <MessageSource message={message} />
              <span>{message.content.slice(0, 200)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
