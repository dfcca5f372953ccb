import type { ChildRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { pendingReason } from '../pendingReason.ts';
import { rowStanding } from '../runStanding.ts';
import { standingIcon } from '../verdictLook.tsx';
import { whyEnded } from '../whyEnded.ts';

/** How a run stands, as a sign with its name and cause. */
export function Sign({ row }: { row: ChildRun }) {
  const { t } = useTranslation('runs');
  const { standing } = rowStanding(row);
  const name = t(`standing.${standing}`);
  const why = row.pending === null ? whyEnded(row, t) : pendingReason(row.pending, t);
  return (
    <span role="img" aria-label={name} title={why === '' || why === name ? name : `${name}: ${why}`}>
      {standingIcon(standing)}
    </span>
  );
}
