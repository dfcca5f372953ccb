import type { ChildRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { formatMetric } from '../formatMetric.ts';
import { keyMetrics, metricName } from '../metricLook.ts';
import { wordCause } from '../wordCause.ts';

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
  // The reason of a cancelled run is but the word for it.
  const said = row.reason === row.verdict ? t(`standing.${row.verdict}`) : row.reason;
  const reason = row.cause === null ? said : wordCause(row.cause, t);
  const ended = children.filter(({ state }) => state === 'finished').length;
  const progress = t('family.progress', { ended, all: children.length });
  const result = row.verdict === 'passed' && text !== '' ? text : reason || text;
  const told = children.length > 0 ? progress : result;
  return <span title={told}>{told}</span>;
}
