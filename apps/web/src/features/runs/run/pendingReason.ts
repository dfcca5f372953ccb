import type { PendingJob } from '@netloom/contract';
import type { TFunction } from 'i18next';

/** Slurm's reason with what it means; one that has no words here stands as Slurm writes it. */
export function pendingReason({ reason }: PendingJob, t: TFunction<'runs'>): string {
  if (reason === '') return '';
  // Some reasons name nodes behind a comma: "ReqNodeNotAvail, UnavailableNodes:n7".
  const [code = ''] = reason.split(',');
  const meaning = t(`slurm.reason.${code.trim()}` as 'slurm.reason.Priority', { defaultValue: '' });
  return meaning === '' ? reason : t('slurm.told', { reason, meaning });
}
