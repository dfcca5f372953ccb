import { showRun } from '@netloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../api/index.ts';
import { formatWhen } from '../formatWhen.ts';
import { turnKey } from '../refreshRuns.ts';

/** An estimate of minutes need not follow every change of the queue. */
const ESTIMATE_MS = 5000;

/** Place in the whole queue and expected start, as far as they can be told. */
export function Turn({ runId }: { runId: string }) {
  const { t, i18n } = useTranslation('runs');
  const { data } = useQuery({
    queryKey: [...turnKey, runId],
    queryFn: ({ signal }) => callApi(showRun, { query: { runId } }, signal),
    refetchInterval: ESTIMATE_MS,
    meta: { quiet: true },
  });
  const { queuePlace = null, expectedStart = null } = data ?? {};
  return (
    <>
      <strong>{queuePlace === null ? '' : t('queue.short', { place: queuePlace })}</strong>
      <small>
        {expectedStart === null ? '' : t('queue.start', { time: formatWhen(expectedStart, i18n.language) })}
      </small>
    </>
  );
}
