import { regressionBuckets } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { shortVersion } from './version.ts';

interface BucketListProps {
  runId: string;
  chosen: number | undefined;
  onChoose: (bucketId: number | undefined) => void;
}

/** What failed, by cause; one that is chosen narrows the results to it. */
export function BucketList({ runId, chosen, onChoose }: BucketListProps) {
  const { t } = useTranslation('regressions');
  const { data = [] } = useCall(regressionBuckets, { query: { runId } }, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <>
      <h3>{t('buckets')}</h3>
      <ul>
        {data.map(({ bucketId, title, count, all, firstVersion }) => (
          <li key={bucketId}>
            <button
              type="button"
              aria-pressed={chosen === bucketId}
              title={`${title}\n${t('bucketSince', { version: shortVersion(firstVersion), count: all })}`}
              onClick={() => onChoose(chosen === bucketId ? undefined : bucketId)}
            >
              <span className="nl-regress-cut">{title}</span>
              <span data-tone="error">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
