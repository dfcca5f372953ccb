import type { RunMetric } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { formatMetric } from '../formatMetric.ts';
import { useShowLog } from '../logPlace.ts';
import { metricName } from '../metricLook.ts';

/** What the run measured; a number opens the log at the line that says it. */
export function RunMetrics({ metrics }: { metrics: readonly RunMetric[] }) {
  const { t, i18n } = useTranslation('runs');
  const showLog = useShowLog();
  if (metrics.length === 0) return null;
  return (
    <ul className="nl-run-metrics" aria-label={t('measured')}>
      {metrics.map((metric) => {
        const { name, offset } = metric;
        const text = (
          <>
            {metricName(name, t)} <strong>{formatMetric(metric, i18n.language)}</strong>
          </>
        );
        return (
          <li key={name}>
            {offset === undefined ? (
              <span>{text}</span>
            ) : (
              <button type="button" title={t('showLine')} onClick={() => showLog(offset)}>
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
