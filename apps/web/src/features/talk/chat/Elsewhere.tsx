import type { Reference } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLookedAt, useSaidAbout } from '../lookedAt/index.ts';
import { MessageSource } from './MessageSource.tsx';
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
  const messages = useSaidAbout(useNearest(subject));
  if (messages.length === 0) return null;
  return (
    <details className="nl-elsewhere" open>
      <summary>{t('panel.elsewhere', { count: messages.length })}</summary>
      <ul className="nl-found">
        {messages.map((message) => (
          <li key={message.messageId}>
            <Link to={messageAddress(message)}>
              <MessageSource message={message} />
              <span>{message.content.slice(0, 160)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
