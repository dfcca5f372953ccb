import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../run/index.ts';
import type { Cause, CycleCauses } from './cycleCauses.ts';
import './breakdown.css';

/** Where the cycles of a run's core went: a bar and figures for each cause, to one scale. */
export function BreakdownTab({ found: { cycles, causes, events } }: { found: CycleCauses }) {
  const { t, i18n } = useTranslation('simulation');
  const number = (value: number) => formatNumber(value, i18n.language);
  const executing = causes.find(({ cause }) => cause === 'executing')!.cycles;
  return (
    <div className="nl-breakdown">
      <section aria-label={t('breakdown.title')}>
        <h3>{t('breakdown.title')}</h3>
        <p className="nl-dim">
          {t('breakdown.all', { cycles: number(cycles) })}{' '}
          {executing === 0 ? null : t('breakdown.each', { cycles: (cycles / executing).toFixed(2) })}
        </p>
        <dl className="nl-breakdown-causes">
          {causes.map(({ cause, cycles: own }) => (
            <CauseRow key={cause} cause={cause} share={own / cycles} count={number(own)} />
          ))}
        </dl>
      </section>
      <section aria-label={t('breakdown.events')}>
        <h3>{t('breakdown.events')}</h3>
        <dl className="nl-breakdown-events">
          {events.map(({ event, count }) => (
            <div key={event}>
              <dt>{t(`breakdown.event.${event}`)}</dt>
              <dd>{number(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function CauseRow({ cause, share, count }: { cause: Cause; share: number; count: string }) {
  const { t } = useTranslation('simulation');
  return (
    <div title={t(`breakdown.hint.${cause}`)}>
      <dt>{t(`breakdown.cause.${cause}`)}</dt>
      <dd className="nl-breakdown-bar" aria-hidden>
        <i data-cause={cause} style={{ width: `${100 * share}%` }} />
      </dd>
      <dd>{`${(100 * share).toFixed(1)} %`}</dd>
      <dd className="nl-breakdown-count">{count}</dd>
    </div>
  );
}
