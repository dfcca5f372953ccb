import { joinBuckets, listBugs, ownBucket, restoreBucket, splitBucket } from '@netloom/contract';
import type { BucketRow, BucketSplit, Call } from '@netloom/contract';
import { Button, Modal, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { RelativeTime, usePermissions } from '../../../parts/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { StatusTag, bugAddress, useBugOptions } from '../bugs/index.ts';
import { refreshRegressions } from './useRegressionChanges.ts';
import { shortVersion } from './version.ts';

const SPLITS: readonly BucketSplit[] = ['case', 'build', 'file', 'message'];

interface BucketDialogProps {
  bucket: BucketRow;
  /** The other causes of the regression. */
  others: readonly BucketRow[];
  onClose: () => void;
}

/** Since when a cause is there, what it showed, and the defects that were filed of it. */
function Facts({ bucket }: { bucket: BucketRow }) {
  const { t } = useTranslation('regressions');
  const query = { deptId: useDeptId(), bucketId: bucket.bucketId };
  const bugs = useCall(listBugs, { query }, { meta: { quiet: true } }).data?.rows ?? [];
  const { count, all, seeds, firstVersion, lastVersion, firstDate, joined, part } = bucket;
  return (
    <dl className="nl-regress-facts">
      {part === '' ? null : (
        <>
          <dt>{t('bucket.part')}</dt>
          <dd>{part}</dd>
        </>
      )}
      <dt>{t('bucket.count')}</dt>
      <dd>{t('bucket.counts', { count, all })}</dd>
      <dt>{t('bucket.seeds')}</dt>
      <dd>{seeds.join(', ')}</dd>
      <dt>{t('bucket.versions')}</dt>
      <dd>
        <code>{shortVersion(firstVersion) || '–'}</code> … <code>{shortVersion(lastVersion) || '–'}</code>,{' '}
        <RelativeTime value={firstDate} />
      </dd>
      {joined.length === 0 ? null : (
        <>
          <dt>{t('bucket.joined')}</dt>
          <dd>{joined.map(({ title }) => title).join(' · ')}</dd>
        </>
      )}
      <dt>{t('bucket.bugs')}</dt>
      <dd>
        {bugs.length === 0 ? t('bucket.noBug') : null}
        {bugs.map(({ bugId, title, status }) => (
          <Link key={bugId} to={bugAddress(bugId)}>
            #{bugId} {title} <StatusTag status={status} />
          </Link>
        ))}
      </dd>
    </dl>
  );
}

function useChange<C extends Call>(call: C, onDone?: () => void) {
  return useCallMutation(call, { onSettled: refreshRegressions, ...(onDone && { onSuccess: onDone }) });
}

/** Who looks after a cause. */
function Owner({ bucket: { bucketId, ownerId, owner } }: { bucket: BucketRow }) {
  const { t } = useTranslation('regressions');
  const deptId = useDeptId();
  const { members } = useBugOptions();
  const own = useChange(ownBucket);
  const known = members.some(({ value }) => value === ownerId);
  const gone = ownerId === null || known ? [] : [{ value: ownerId, label: owner }];
  return (
    <Select
      allowClear
      aria-label={t('bucket.owner')}
      placeholder={t('bucket.owner')}
      value={ownerId}
      options={[...gone, ...members]}
      onChange={(value?: number) => own.mutate({ body: { deptId, bucketId, ownerId: value ?? null } })}
    />
  );
}

/** Joins a cause with another or splits it, and takes both back. */
function Changes({ bucket, others, onClose }: BucketDialogProps) {
  const { t } = useTranslation('regressions');
  const deptId = useDeptId();
  const join = useChange(joinBuckets, onClose);
  const split = useChange(splitBucket, onClose);
  const restore = useChange(restoreBucket, onClose);
  const { bucketId, joined, part } = bucket;
  const causes = others.map(({ bucketId: value, title, part: of }) => ({
    value,
    label: of === '' ? title : `${title} (${of})`,
  }));
  const joinTo = (into: number) => join.mutate({ body: { deptId, into, bucketIds: [bucketId] } });
  return (
    <div className="nl-regress-changes">
      <Owner bucket={bucket} />
      <Select<number>
        aria-label={t('bucket.join')}
        placeholder={t('bucket.join')}
        disabled={others.length === 0}
        options={causes}
        onChange={joinTo}
      />
      <Select<BucketSplit>
        aria-label={t('bucket.split')}
        placeholder={t('bucket.split')}
        options={SPLITS.map((value) => ({ value, label: t(`bucket.by.${value}`) }))}
        onChange={(by) => split.mutate({ body: { deptId, bucketId, by } })}
      />
      {joined.length === 0 && part === '' ? null : (
        <Button loading={restore.isPending} onClick={() => restore.mutate({ body: { deptId, bucketId } })}>
          {t(joined.length > 0 ? 'bucket.apart' : 'bucket.whole')}
        </Button>
      )}
    </div>
  );
}

/** A cause of failures: what is known of it, and what people make of it. */
export function BucketDialog(props: BucketDialogProps) {
  const { t } = useTranslation('regressions');
  const may = usePermissions().any('defect:edit');
  const { bucket, onClose } = props;
  return (
    <Modal open width={640} title={t('bucket.title')} footer={null} onCancel={onClose}>
      <p className="nl-regress-message">{bucket.title}</p>
      <Facts bucket={bucket} />
      {may ? <Changes {...props} /> : null}
      <p className="nl-dim">{t('bucket.remembered')}</p>
    </Modal>
  );
}
