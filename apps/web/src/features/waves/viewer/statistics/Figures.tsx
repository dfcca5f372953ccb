import type { WaveStatistics } from '@netloom/waves';
import { useTranslation } from 'react-i18next';
import { formatFrequency, formatTime } from '../format/time.ts';
import './statistics.css';

interface Props {
  statistics: WaveStatistics;
  isBit: boolean;
  timescale: number;
}

/** The share in percent to two decimals; not a number without time. */
function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Number(((part / whole) * 100).toFixed(2))} %`;
}

/** The figures of one signal: those of a single bit, or those of a number. */
export function Figures({ statistics, isBit, timescale }: Props) {
  const { t, i18n } = useTranslation('waves');
  const { changes, rises, falls, high, low, unknown, period, least, greatest } = statistics;
  const whole = high + low + unknown;
  const count = (value: number) => value.toLocaleString(i18n.language);
  const time = (ticks: number) => formatTime(ticks, timescale);
  const bit: [string, string][] = [
    [t('statistics.rises'), count(rises)],
    [t('statistics.falls'), count(falls)],
    [t('statistics.high'), `${time(high)} · ${percent(high, whole)}`],
    [t('statistics.low'), `${time(low)} · ${percent(low, whole)}`],
    ...(unknown > 0
      ? [[t('statistics.unknown'), `${time(unknown)} · ${percent(unknown, whole)}`] as [string, string]]
      : []),
  ];
  const periods: [string, string][] = period
    ? [
        [t('statistics.period'), `${time(period.mean)} · ${formatFrequency(period.mean, timescale)}`],
        [t('statistics.periodRange'), `${time(period.least)} – ${time(period.greatest)}`],
      ]
    : [];
  const number: [string, string][] = [
    ...(least === null ? [] : [[t('statistics.least'), least] as [string, string]]),
    ...(greatest === null ? [] : [[t('statistics.greatest'), greatest] as [string, string]]),
  ];
  const rows = [[t('statistics.changes'), count(changes)], ...(isBit ? [...bit, ...periods] : number)];
  return (
    <dl className="nl-wave-statistics-figures">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
