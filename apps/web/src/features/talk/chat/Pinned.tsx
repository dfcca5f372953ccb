import { PushpinOutlined } from '@ant-design/icons';
import { selectMessageList } from '@netloom/contract';
import type { Chat } from '@netloom/contract';
import { Button, Popover, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { preview } from '../words/index.ts';
import { useCall } from '../../../api/index.ts';

function PinnedList({ chat, onShow }: { chat: Chat; onShow: (seq: number) => void }) {
  const { t } = useTranslation('talk');
  const { privateChatId } = chat;
  const { data } = useCall(selectMessageList, { body: { privateChatId, pinned: true } }, { staleTime: 0 });
  if (data === undefined) return <Spin />;
  if (data.messages.length === 0) return <p className="nl-dim">{t('empty.pinned')}</p>;
  return (
    <ul className="nl-found">
      {data.messages.map(({ messageId, authorName, content, seq }) => (
        <li key={messageId}>
          <button type="button" onClick={() => onShow(seq)}>
            <bdi>{authorName}</bdi>
            <span>{preview(content).slice(0, 160)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Opens the pinned messages of a chat. */
export function Pinned(props: { chat: Chat; onShow: (seq: number) => void }) {
  const { t } = useTranslation('talk');
  return (
    <Popover destroyOnHidden trigger="click" placement="bottomRight" content={<PinnedList {...props} />}>
      <Button
        type="text"
        size="small"
        icon={<PushpinOutlined />}
        aria-label={t('pinned')}
        title={t('pinned')}
      />
    </Popover>
  );
}
