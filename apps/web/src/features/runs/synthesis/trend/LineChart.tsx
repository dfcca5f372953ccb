import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runAddress } from '../../run/index.ts';
import { useSize } from '../../../../view2d/useSize.ts';
import { axis } from './axis.ts';
import type { Point } from './seriesOf.ts';

const HEIGHT = 150;
const LEFT = 78;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 22;

interface LineChartProps {
  points: readonly Point[];
  /** The run that is looked at. */
  current: string;
}

/** A number over runs in their order; each point leads to its run. */
export function LineChart({ points, current }: LineChartProps) {
  const { t, i18n } = useTranslation('synthesis');
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  const values = points.map(({ value }) => value);
  const ticks = axis(Math.min(...values), Math.max(...values));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const first = points[0];
  const last = points.at(-1);
  return (
    <div className="nl-chart" ref={box}>
      <svg width={width} height={HEIGHT} role="img" aria-label={t('tab.trend')}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {format.format(tick)}
            </text>
          </g>
        ))}
        <polyline points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')} />
        {points.map(({ runId, time, value }, index) => (
          <Link key={runId} to={`${runAddress({ kind: 'synthesize', runId })}&tab=trend`}>
            <circle
              cx={x(index)}
              cy={y(value)}
              r={runId === current ? 5 : 3.5}
              data-current={runId === current}
            >
              <title>{`${format.format(value)} · ${day.format(new Date(time))}`}</title>
            </circle>
          </Link>
        ))}
        <text x={LEFT} y={HEIGHT - 5}>
          {first ? day.format(new Date(first.time)) : ''}
        </text>
        <text x={width - RIGHT} y={HEIGHT - 5} textAnchor="end">
          {last ? day.format(new Date(last.time)) : ''}
        </text>
      </svg>
    </div>
  );
}
