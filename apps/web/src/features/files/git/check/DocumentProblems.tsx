import type { DocumentCheck } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { NoteList } from '../../../../diagnostics/NoteList.tsx';

/** The errors of documents that are new, each document with where they come from. */
export function DocumentProblems({ check: { unchecked, problems } }: { check: DocumentCheck }) {
  const { t } = useTranslation('git');
  return (
    <div className="nl-git-problems">
      {unchecked === null ? null : <p>{t('check.unchecked', { reason: unchecked })}</p>}
      {problems.map(({ path, origin, count, diagnostics }) => (
        <section key={`${path} ${origin}`}>
          <h3>{path}</h3>
          <p className="nl-git-dim">{t(`check.${origin}`)}</p>
          <NoteList className="nl-git-notes" problems={diagnostics}>
            {count > diagnostics.length ? <li>{t('more', { count: count - diagnostics.length })}</li> : null}
          </NoteList>
        </section>
      ))}
    </div>
  );
}
