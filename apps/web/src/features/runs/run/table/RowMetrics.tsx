import type { RunRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { formatMetric } from '../formatMetric.ts';
import { keyMetrics, metricName } from '../metricLook.ts';

/** The few numbers that tell most about a run; its cause where it brought none. */
export function RowMetrics({ row }: { row: RunRow }) {
  const { t, i18n } = useTranslation('runs');
  const shown = keyMetrics(row.kind, row.metrics);
  const text = shown
    .map((metric) => {
      const name = metricName(metric.name, t);
      return `${name} ${formatMetric(metric, i18n.language)}`;
    })
    .join(' · ');
  // The reason of a cancelled run is but the word for it.
  const reason = row.reason === row.verdict ? t(`standing.${row.verdict}`) : row.reason;
  const told = row.verdict === 'passed' && text !== '' ? text : reason || text;
  return <span title={told}>{told}</span>;
}
