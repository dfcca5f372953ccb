import { useTranslation } from 'react-i18next';
import { formatWhen } from '../formatWhen.ts';
import type { RunDetails } from '../useRun.ts';

/** Where a waiting run stands in the queue, and when its turn should come. */
export function QueuePlace({ details }: { details: RunDetails }) {
  const { t, i18n } = useTranslation('runs');
  const { queuePlace, expectedStart } = details;
  if (queuePlace === null) return null;
  const next = queuePlace === 1 ? t('queue.next') : t('queue.place', { place: queuePlace });
  return (
    <p className="nl-run-queue" aria-live="polite">
      {next}
      {expectedStart === null
        ? ''
        : ` ${t('queue.expected', { time: formatWhen(expectedStart, i18n.language) })}`}
    </p>
  );
}
