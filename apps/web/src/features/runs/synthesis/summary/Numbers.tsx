import type { RunMetric } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { formatNumber, useShowLog } from '../../run/index.ts';
import { usePreviousRun } from './usePreviousRun.ts';

/** What matters, in the order of telling; the rest of the metrics are of the run, not of the design. */
const NAMES = [
  'area',
  'memory-area',
  'luts',
  'cells',
  'flip-flops',
  'latches',
  'memories',
  'memory-macros',
  'warnings',
] as const;

function Change({ before, after }: { before: number; after: number }) {
  const { i18n } = useTranslation('synthesis');
  if (before === after) return <small className="nl-dim">±0</small>;
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, signDisplay: 'always' });
  const share = before === 0 ? '' : ` (${format.format(((after - before) / before) * 100)} %)`;
  return (
    <small data-worse={after > before}>
      {format.format(after - before)}
      {share}
    </small>
  );
}

interface NumbersProps {
  runId: string;
  top: string;
  metrics: readonly RunMetric[];
}

/** The key numbers with their change since the run before; each opens the log at the line that says it. */
export function Numbers({ runId, top, metrics }: NumbersProps) {
  const { t, i18n } = useTranslation('synthesis');
  const showLog = useShowLog();
  const previous = usePreviousRun(runId, top);
  const valueOf = (from: readonly RunMetric[] | undefined, name: string) =>
    from?.findLast((metric) => metric.name === name);
  return (
    <div className="nl-syn-numbers">
      {NAMES.map((name) => {
        const metric = valueOf(metrics, name);
        if (metric === undefined) return null;
        const { value, offset } = metric;
        const before = valueOf(previous?.metrics, name)?.value;
        return (
          <button
            key={name}
            type="button"
            disabled={offset === undefined}
            title={offset === undefined ? undefined : t('showLine')}
            onClick={() => offset !== undefined && showLog(offset)}
          >
            <span>{t(`number.${name}`)}</span>
            <strong>{formatNumber(value, i18n.language)}</strong>
            {before === undefined ? (
              <small className="nl-dim">{t('noEarlier')}</small>
            ) : (
              <Change before={before} after={value} />
            )}
          </button>
        );
      })}
    </div>
  );
}
