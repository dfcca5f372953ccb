import type { RunMetric } from '@netloom/model';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowLog } from '../run/index.ts';

interface LogNumberProps {
  /** Name of the measure whose log line the number opens. */
  name: string;
  metrics: readonly RunMetric[];
  children: ReactNode;
}

/** A number that opens the log at the line that says it. */
export function LogNumber({ name, metrics, children }: LogNumberProps) {
  const { t } = useTranslation('placement');
  const showLog = useShowLog();
  const offset = metrics.findLast((metric) => metric.name === name)?.offset;
  if (offset === undefined) return children;
  return (
    <button type="button" className="nl-log-number" title={t('showLog')} onClick={() => showLog(offset)}>
      {children}
    </button>
  );
}
