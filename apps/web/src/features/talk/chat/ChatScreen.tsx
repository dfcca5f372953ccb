import { chatInfo } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { ChatPane } from './ChatPane.tsx';
import './chat.css';

/** One chat on a page of its own. */
export default function ChatScreen() {
  const { t } = useTranslation('talk');
  const privateChatId = Number(useParams().id);
  const { data } = useCall(chatInfo, { query: { privateChatId } }, { meta: { quiet: true }, retry: false });
  return (
    <div className="nl-talk">
      <h1 className="nl-unseen">{data?.title || t('title')}</h1>
      <ChatPane privateChatId={privateChatId} />
    </div>
  );
}
