import type { CaseRow } from '@netloom/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordResult } from '../../runs/run/index.ts';

interface CaseListProps {
  cases: readonly CaseRow[];
  chosen: string | undefined;
  onChoose: (caseName: string | undefined) => void;
  /** Stands below. */
  children: ReactNode;
}

/** The cases with how many of their seeds passed; one that is chosen narrows the results to it. */
export function CaseList({ cases, chosen, onChoose, children }: CaseListProps) {
  const { t } = useTranslation('regressions');
  const word = useWordResult();
  return (
    <nav className="nl-regress-cases" aria-label={t('cases')}>
      <h3>{t('cases')}</h3>
      {cases.length === 0 ? <p className="nl-dim">{t('noResults')}</p> : null}
      <ul>
        {cases.map(({ caseName, all, passed, failed, message, cause }) => (
          <li key={caseName}>
            <button
              type="button"
              aria-pressed={chosen === caseName}
              title={word({ message, cause }) || undefined}
              onClick={() => onChoose(chosen === caseName ? undefined : caseName)}
            >
              <span className="nl-regress-cut">{caseName}</span>
              <span data-tone={failed > 0 ? 'error' : passed < all ? 'warning' : 'success'}>
                {passed} / {all}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
