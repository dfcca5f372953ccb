import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../run/index.ts';

interface UsageBarsProps {
  title: string;
  /** The largest first. */
  rows: { key: string; label: ReactNode; runs: number; bytes: number }[];
}

/** A bar for each row, the longest for the first. */
export function UsageBars({ title, rows }: UsageBarsProps) {
  const { t } = useTranslation('storage');
  const most = rows[0]?.bytes ?? 0;
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? <p className="nl-dim">{t('none')}</p> : null}
      <ul className="nl-storage-bars">
        {rows.map(({ key, label, runs, bytes }) => (
          <li key={key}>
            <span>{label}</span>
            <small className="nl-dim">{t('runCount', { count: runs })}</small>
            <b>{formatBytes(bytes)}</b>
            <div className="nl-storage-bar">
              <span style={{ width: `${most === 0 ? 0 : (bytes / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
