import type { DocumentCheck } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';

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
            {diagnostics.map((each) => (
              <li key={`${each.code} ${each.message}`}>
                <SaidText said={each} />
              </li>
            ))}
            {count > diagnostics.length ? <li>{t('more', { count: count - diagnostics.length })}</li> : null}
          </ul>
        </section>
      ))}
    </div>
  );
}
