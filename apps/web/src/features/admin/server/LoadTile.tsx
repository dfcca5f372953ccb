import { useTranslation } from 'react-i18next';
import { TimeSeries } from './TimeSeries.tsx';

const SPAN_MS = 300_000;
/** Fuller than this is worth a warning, and then an error. */
const FULL = 0.8;
const TOO_FULL = 0.95;

interface LoadTileProps {
  name: string;
  value: string;
  /** How full it is, 0 to 1; left out where there is no limit. */
  share?: number;
  points: readonly { time: number; value: number }[];
  lines: readonly string[];
}

function levelOf(share: number): string {
  if (share > TOO_FULL) return 'error';
  return share > FULL ? 'warning' : 'normal';
}

/** One measure: its value now with a gauge, its last minutes, and what it consists of. */
export function LoadTile({ name, value, share, points, lines }: LoadTileProps) {
  const { t } = useTranslation('server');
  const top = share === undefined ? Math.max(1, ...points.map((point) => point.value)) : 1;
  return (
    <article className="nl-server-tile" data-level={levelOf(share ?? 0)}>
      <header>
        <h2>{name}</h2>
        <strong>{value}</strong>
      </header>
      {share === undefined ? (
        <div className="nl-gauge" data-empty />
      ) : (
        <div
          className="nl-gauge"
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
        >
          <span style={{ width: `${Math.min(100, share * 100)}%` }} />
        </div>
      )}
      <TimeSeries label={t('lastMinutes', { name, value })} points={points} top={top} spanMs={SPAN_MS} />
      <footer>
        {lines.map((line) => (
          <span key={line} title={line}>
            {line}
          </span>
        ))}
      </footer>
    </article>
  );
}
