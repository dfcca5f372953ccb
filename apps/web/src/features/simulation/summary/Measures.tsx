import type { RunMetric } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { metricName, useShowLog } from '../../runs/index.ts';
import { formatNanoseconds } from './formatNanoseconds.ts';

/** What a simulation may have measured, in the order of showing. */
const NAMES = [
  'errors',
  'warnings',
  'simulated time',
  'simulation speed',
  'line coverage',
  'branch coverage',
  'toggle coverage',
  'user coverage',
] as const;

function textOf({ value, unit }: RunMetric, language: string): string {
  if (unit === 'ns') return formatNanoseconds(value, language);
  if (unit === 'ns/s') return `${formatNanoseconds(value, language)} / s`;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return unit === '' ? number : `${number} ${unit}`;
}

/** The numbers of a run; one that a line of the log says leads there. */
export function Measures({ metrics }: { metrics: readonly RunMetric[] }) {
  const { t, i18n } = useTranslation('simulation');
  const { t: ofRuns } = useTranslation('runs');
  const showLog = useShowLog();
  const known = NAMES.flatMap((name) => {
    const metric = metrics.findLast((each) => each.name === name);
    return metric === undefined ? [] : [{ metric, label: metricName(name, ofRuns) }];
  });
  return (
    <dl className="nl-measures">
      {known.map(({ metric, label }) => (
        <div key={metric.name}>
          <dt>{label}</dt>
          <dd>
            {metric.offset === undefined ? (
              textOf(metric, i18n.language)
            ) : (
              <a title={t('summary.showLog')} onClick={() => showLog(metric.offset ?? 0)}>
                {textOf(metric, i18n.language)}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
