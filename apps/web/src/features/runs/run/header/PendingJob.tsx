import type { RunRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { pendingReason } from '../pendingReason.ts';

/** Which job of Slurm a run waits as, and what for. */
export function PendingJob({ job: pending }: { job: RunRow['pending'] }) {
  const { t } = useTranslation('runs');
  if (pending === null) return null;
  return (
    <p className="nl-run-queue" aria-live="polite">
      {t('slurm.job', { job: pending.job })} {pendingReason(pending, t)}
    </p>
  );
}
