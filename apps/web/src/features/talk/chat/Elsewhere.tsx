import { searchMessages } from '@netloom/contract';
import { findReferences, writeReference } from '@netloom/model';
import type { Reference } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { RelativeTime } from '../../../parts/index.ts';
import { messageAddress } from './messageAddress.ts';
import { referenceOf } from './subjectAddress.ts';

/** What all texts about the subject have in them: runs are also named by their first digits alone. */
const wordsFor = (subject: Reference) =>
  subject.kind === 'run' ? `#run-${subject.runId.slice(0, 8)}` : writeReference(subject);

/** Whether a text refers to the subject, or to a part of it. */
function mentions(text: string, subject: Reference): boolean {
  return findReferences(text).some(({ reference }) => {
    if (reference.kind !== subject.kind) return false;
    if (reference.kind === 'design' && subject.kind === 'design') return reference.design === subject.design;
    return writeReference(reference).startsWith(wordsFor(subject));
  });
}

/** Where else, in chats that the user may read, somebody refers to what is looked at. */
export function Elsewhere({ subject }: { subject: string }) {
  const { t } = useTranslation('talk');
  const reference = referenceOf(subject);
  const search = reference === null ? '' : wordsFor(reference);
  const found = useCall(
    searchMessages,
    { body: { search, limit: 30 } },
    { enabled: search !== '', meta: { quiet: true } },
  );
  const messages = (found.data ?? []).filter(
    ({ content }) => reference !== null && mentions(content, reference),
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
