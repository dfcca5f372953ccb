import type { CoveragePoint } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { shortCount } from './annotateLines.ts';

interface LinePointsProps {
  line: number;
  points: readonly CoveragePoint[];
}

/** The coverage points of the line that the cursor is on. */
export function LinePoints({ line, points }: LinePointsProps) {
  const { t } = useTranslation('simulation');
  return (
    <footer className="nl-cov-points" aria-live="polite">
      <strong>{t('coverage.line', { line })}</strong>
      {points.length === 0 ? <span className="nl-dim">{t('coverage.noPoints')}</span> : null}
      {points.map(({ sort, column, label, count }) => (
        <span key={`${sort} ${column} ${label}`} data-missed={count === 0} title={t(`coverage.sort.${sort}`)}>
          {label === '' ? t(`coverage.sort.${sort}`) : label} <b>{shortCount(count)}</b>
        </span>
      ))}
    </footer>
  );
}
