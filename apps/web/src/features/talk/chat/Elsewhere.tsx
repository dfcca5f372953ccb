import { searchMessages } from '@netloom/contract';
import type { Reference } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { RelativeTime } from '../../../parts/index.ts';
import { useLookedAt } from '../lookedAt/index.ts';
import { isAbout, wordsFor } from './about.ts';
import { messageAddress } from './messageAddress.ts';
import { referenceOf } from './subjectAddress.ts';

/** What is selected on the screen, or else what the screen is about. */
function useNearest(subject: string): Reference | null {
  const { pathname } = useLocation();
  const looked = useLookedAt();
  return looked.pathname === pathname ? looked.reference : referenceOf(subject);
}

/** Where else, in chats that the user may read, somebody refers to what is looked at. */
export function Elsewhere({ subject }: { subject: string }) {
  const { t } = useTranslation('talk');
  const reference = useNearest(subject);
  const search = reference === null ? '' : wordsFor(reference);
  const found = useCall(
    searchMessages,
    { body: { search, limit: 30 } },
    { enabled: search !== '', meta: { quiet: true } },
  );
  const messages = (found.data ?? []).filter(
    ({ content }) => reference !== null && isAbout(content, reference),
  );
  if (messages.length === 0) return null;
  return (
    <details className="nl-elsewhere">
      <summary>{t('panel.elsewhere', { count: messages.length })}</summary>
      <ul className="nl-found">
        {messages.map((message) => (
          <li key={message.messageId}>
            <Link to={messageAddress(message)}>
              <bdi>
                {message.authorName} · {message.chatTitle} · <RelativeTime value={message.createTime} />
              </bdi>
              <span>{message.content.slice(0, 160)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
