import type { compareRuns } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { formatMetric } from '../formatMetric.ts';
import { isBetter, metricName } from '../metricLook.ts';
import { rowStanding } from '../runStanding.ts';
import { changeOf } from './changeOf.ts';

type Comparison = ReplyOf<typeof compareRuns>;
type Metric = Comparison['metrics'][number];

/** Seconds that a run took; null while it goes on, or where it never started. */
function secondsOf(row: Comparison['runs'][number]): number | null {
  const { startedAt, endedAt } = rowStanding(row);
  return startedAt === null || endedAt === null ? null : (endedAt - startedAt) / 1000;
}

function MetricRow({ name, label, unit, values }: Metric & { label: string }) {
  const { i18n } = useTranslation('runs');
  const [before, after] = values;
  const better = before === null || after === null ? null : isBetter(name, before, after);
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, side) => (
        <td key={side} className="nl-number">
          {value === null ? '–' : formatMetric({ value, unit }, i18n.language)}
        </td>
      ))}
      <td className="nl-number" data-better={better ?? 'open'}>
        {before === null || after === null ? '' : changeOf([before, after], unit, i18n.language)}
      </td>
    </tr>
  );
}

/** Every number of two runs with its change, coloured where the better direction is known. */
export function MetricRows({ runs, metrics }: Pick<Comparison, 'runs' | 'metrics'>) {
  const { t } = useTranslation('runs');
  const took = { name: 'took', unit: 's', values: runs.map(secondsOf) as Metric['values'] };
  return (
    <tbody>
      <MetricRow {...took} label={t('column.took')} />
      {metrics.map((metric) => (
        <MetricRow key={metric.name} {...metric} label={metricName(metric.name, t)} />
      ))}
    </tbody>
  );
}
