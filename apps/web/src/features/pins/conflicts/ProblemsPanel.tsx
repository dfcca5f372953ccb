import { CheckCircleFilled } from '@ant-design/icons';
import type { Diagnostic, Severity } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { useAnalysis } from '../store/derived.ts';
import { ProblemRow } from './ProblemRow.tsx';
import './conflicts.css';

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];
/** More than these nobody reads. */
const MOST = 300;

/** What stands against generating code, the gravest first; each problem leads to its field. */
export function ProblemsPanel() {
  const { t } = useTranslation('pinConflicts');
  const { diagnostics } = useAnalysis();
  const sorted = ORDER.flatMap((severity) => diagnostics.filter((each) => each.severity === severity));
  if (sorted.length === 0) {
    return (
      <p className="nl-pins-fine">
        <CheckCircleFilled aria-hidden /> {t('problems.none')}
      </p>
    );
  }
  return (
    <ul className="nl-pins-findings" aria-label={t('problems.title')}>
      {sorted.slice(0, MOST).map((problem) => (
        <ProblemRow key={keyOf(problem)} problem={problem} />
      ))}
      {sorted.length > MOST ? <li>{t('problems.more', { count: sorted.length - MOST })}</li> : null}
    </ul>
  );
}

function keyOf({ code, message, place }: Diagnostic): string {
  return `${code} ${place?.kind === 'document' ? place.pointer : ''} ${message}`;
}
