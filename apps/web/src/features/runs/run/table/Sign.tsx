import type { ChildRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { rowStanding } from '../runStanding.ts';
import { standingIcon } from '../verdictLook.tsx';

/** How a run stands, as a sign with its name and cause. */
export function Sign({ row }: { row: ChildRun }) {
  const { t } = useTranslation('runs');
  const { standing, reason } = rowStanding(row);
  const name = t(`standing.${standing}`);
  return (
    <span role="img" aria-label={name} title={reason === '' ? name : `${name}: ${reason}`}>
      {standingIcon(standing)}
    </span>
  );
}
