import { getQuota } from '@netloom/contract';
import type { ReplyOf, runStorage } from '@netloom/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { formatBytes } from '../run/index.ts';

/** Fuller than this is worth a warning. */
const FULL = 0.9;

interface TileProps {
  label: string;
  value: string;
  hint: ReactNode;
  /** How full it is, 0 to 1; null has no limit. */
  full?: number | null;
}

function Tile({ label, value, hint, full = null }: TileProps) {
  return (
    <div className="nl-storage-tile">
      <span>{label}</span>
      <strong>{value}</strong>
      <small>{hint}</small>
      {full === null ? null : (
        <div className="nl-storage-bar" data-full={full > FULL}>
          <span style={{ width: `${Math.min(100, full * 100)}%` }} />
        </div>
      )}
    </div>
  );
}

/** The department’s share of the disk, and the build cache that all share. */
export function Totals({ use }: { use: ReplyOf<typeof runStorage> }) {
  const { t, i18n } = useTranslation('storage');
  const { data: quota } = useCall(getQuota, { query: { deptId: useDeptId() } });
  const limit = quota?.keepBytes ?? null;
  const { cache } = use;
  const count = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className="nl-storage-tiles">
      <Tile
        label={t('used')}
        value={formatBytes(use.bytes)}
        hint={limit === null ? t('noLimit') : t('ofLimit', { limit: formatBytes(limit) })}
        full={limit === null ? null : use.bytes / limit}
      />
      <Tile label={t('pinned')} value={formatBytes(use.pinnedBytes)} hint={t('pinnedHint')} />
      <Tile label={t('runs')} value={count(use.runs)} hint={t('runsHint')} />
      <Tile
        label={t('cache')}
        value={formatBytes(cache.bytes)}
        hint={t('cacheHint', { limit: formatBytes(cache.limit), count: cache.entries })}
        full={cache.limit === 0 ? null : cache.bytes / cache.limit}
      />
    </div>
  );
}
