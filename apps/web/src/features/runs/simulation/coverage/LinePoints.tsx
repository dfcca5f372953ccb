import type { CoveragePoint } from '@netloom/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortCount } from './annotateLines.ts';

interface LinePointsProps {
  line: number;
  points: readonly CoveragePoint[];
  /** What can be done with a point. */
  action?: ((point: CoveragePoint) => ReactNode) | undefined;
}

/** The coverage points of the line that the cursor is on. */
export function LinePoints({ line, points, action }: LinePointsProps) {
  const { t } = useTranslation('simulation');
  return (
    <footer className="nl-cov-points" aria-live="polite">
      <strong>{t('coverage.line', { line })}</strong>
      {points.length === 0 ? <span className="nl-dim">{t('coverage.noPoints')}</span> : null}
      {points.map((point) => {
        const { sort, column, label, count } = point;
        return (
          <span
            key={`${sort} ${column} ${label}`}
            data-missed={count === 0}
            title={t(`coverage.sort.${sort}`)}
          >
            {label === '' ? t(`coverage.sort.${sort}`) : label} <b>{shortCount(count)}</b>
            {action?.(point)}
          </span>
        );
      })}
    </footer>
  );
}
