import type { ChildRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { formatMetric } from '../formatMetric.ts';
import { keyMetrics, metricName } from '../metricLook.ts';
import { whyEnded } from '../whyEnded.ts';

/**
 * The few numbers that tell most about a run; its cause where it brought none. Of one of several runs, how many of them
 * have ended.
 */
export function RowMetrics({ row }: { row: ChildRun & { children?: readonly ChildRun[] } }) {
  const { t, i18n } = useTranslation('runs');
  const children = row.verdict === null ? (row.children ?? []) : [];
  const shown = keyMetrics(row.kind, row.metrics);
  const text = shown
    .map((metric) => {
      const name = metricName(metric.name, t);
      return `${name} ${formatMetric(metric, i18n.language)}`;
    })
    .join(' · ');
  const ended = children.filter(({ state }) => state === 'finished').length;
  const progress = t('family.progress', { ended, all: children.length });
  const result = row.verdict === 'passed' && text !== '' ? text : whyEnded(row, t) || text;
  const told = children.length > 0 ? progress : result;
  return <span title={told}>{told}</span>;
}
