import type { ChildRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Elapsed } from '../Elapsed.tsx';
import { kindName } from '../kindName.ts';
import { runAddress } from '../runAddress.ts';
import { rowStanding } from '../runStanding.ts';
import { RowMetrics } from '../table/RowMetrics.tsx';
import { Sign } from '../table/Sign.tsx';
import { namesOf } from './namesOf.ts';

/** The runs that a run of runs consists of: how each stands, what it waits for, and what it measured. */
export function ChildRuns({ rows }: { rows: readonly ChildRun[] }) {
  const { t } = useTranslation('runs');
  if (rows.length === 0) return null;
  return (
    <ol className="nl-run-children" aria-label={t('family.children')}>
      {rows.map((row) => {
        const { standing, startedAt, endedAt } = rowStanding(row);
        return (
          <li key={row.runId} data-standing={standing}>
            <Sign row={row} />
            <Link to={runAddress(row)}>
              <strong>{kindName(row.kind, t)}</strong>
              <small>{t(`standing.${standing}`)}</small>
            </Link>
            <span className="nl-dim">
              {standing === 'waiting' ? (
                t('family.waitsFor', { names: namesOf(row.needs, rows, t) })
              ) : (
                <RowMetrics row={row} />
              )}
            </span>
            <small>
              <Elapsed from={startedAt} to={endedAt} />
            </small>
          </li>
        );
      })}
    </ol>
  );
}
