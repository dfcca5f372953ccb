import type { DocumentCheck } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

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
          <ul>
            {diagnostics.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
            {count > diagnostics.length ? <li>{t('more', { count: count - diagnostics.length })}</li> : null}
          </ul>
        </section>
      ))}
    </div>
  );
}
