import type { DocumentChange } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { changeText } from './changeText.ts';
import './document.css';

/** More rows would tell nobody more; the texts show the rest. */
const MOST = 200;

interface ChangeListProps {
  title: string;
  changes: readonly DocumentChange[];
  /** How many there are, where not all are listed. */
  count?: number | undefined;
}

/** What one side changed of a document, in words. */
export function ChangeList({ title, changes, count = changes.length }: ChangeListProps) {
  const { t } = useTranslation('document');
  const shown = changes.slice(0, MOST);
  return (
    <section>
      <h4>
        {title} <small>{count}</small>
      </h4>
      {count === 0 ? <p className="nl-dim">{t('conflict.nothing')}</p> : null}
      <ul>
        {shown.map((change, index) => (
          <li key={index} data-kind={change.kind}>
            {changeText(t, change)}
          </li>
        ))}
      </ul>
      {count > shown.length ? (
        <p className="nl-dim">{t('conflict.more', { count: count - shown.length })}</p>
      ) : null}
    </section>
  );
}
