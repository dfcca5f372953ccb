import { EllipsisOutlined } from '@ant-design/icons';
import { regressionBuckets } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { BucketDialog } from './BucketDialog.tsx';
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
  const [openId, setOpenId] = useState<number>();
  const open = data.find(({ bucketId }) => bucketId === openId);
  if (data.length === 0) return null;
  return (
    <>
      <h3>{t('buckets')}</h3>
      <ul>
        {data.map(({ bucketId, title, part, owner, count, all, firstVersion }) => (
          <li key={bucketId} className="nl-regress-cause">
            <button
              type="button"
              aria-pressed={chosen === bucketId}
              title={`${title}\n${t('bucketSince', { version: shortVersion(firstVersion), count: all })}`}
              onClick={() => onChoose(chosen === bucketId ? undefined : bucketId)}
            >
              <span className="nl-regress-cut">
                {title}
                {part === '' && owner === '' ? null : (
                  <small className="nl-regress-cut nl-dim">{[part, owner].filter(Boolean).join(' · ')}</small>
                )}
              </span>
              <span data-tone="error">{count}</span>
            </button>
            <Button
              type="text"
              size="small"
              icon={<EllipsisOutlined />}
              aria-label={t('bucket.more', { title })}
              title={t('bucket.title')}
              onClick={() => setOpenId(bucketId)}
            />
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <BucketDialog
          bucket={open}
          others={data.filter(({ bucketId }) => bucketId !== openId)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
