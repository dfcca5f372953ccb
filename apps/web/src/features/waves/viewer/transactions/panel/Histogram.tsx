import type { LatencySummary } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import '../transactions.css';

const width = 220;
const height = 44;

interface Props {
  summary: LatencySummary;
  /** Ticks as text. */
  show: (ticks: number) => string;
}

/** How many transactions took how long: a bar for each stretch of latencies. */
export function Histogram({ summary: { histogram, least, greatest }, show }: Props) {
  const { t } = useTranslation('waves');
  const most = Math.max(...histogram.map(({ count }) => count));
  const bar = width / histogram.length;
  return (
    <figure className="nl-wave-transactions-histogram">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('transactions.histogram')}>
        {histogram.map(({ from, to, count }, i) => (
          <g key={from}>
            <title>{`${show(Math.round(from))} – ${show(Math.round(to))}: ${count}`}</title>
            <rect x={i * bar} width={bar} height={height} fill="transparent" />
            <rect
              className="nl-wave-transactions-bar"
              x={i * bar + 0.5}
              y={height - Math.max(count > 0 ? 1.5 : 0, (count / most) * height)}
              width={Math.max(1, bar - 1)}
              height={Math.max(count > 0 ? 1.5 : 0, (count / most) * height)}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{show(least)}</span>
        <span>{show(greatest)}</span>
      </figcaption>
    </figure>
  );
}
