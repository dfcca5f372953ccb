import type { TrafficRecord } from '@netloom/model';
import { useTranslation } from 'react-i18next';

interface Props {
  records: readonly TrafficRecord[];
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(value > 0 && value < 0.1 ? 1 : 0)} %`;

/** Of each monitor and direction the share of clocks that carried data, and in which data waited. */
export function MonitorLoads({ records }: Props) {
  const { t } = useTranslation('simulation');
  const paths = [...new Set(records.map(({ path }) => path))];
  return (
    <section aria-label={t('traffic.loads')}>
      <h3>{t('traffic.loads')}</h3>
      <p className="nl-traffic-hint">{t('traffic.loadsHint')}</p>
      <div className="nl-traffic-loads">
        {paths.map((path) => {
          const own = records.filter((record) => record.path === path);
          return (
            <article key={path}>
              <header title={path}>
                <strong>{own[0]!.instance}</strong> {own[0]!.manager}
              </header>
              {own.map((record) => (
                <LoadBar key={record.way} record={record} />
              ))}
            </article>
          );
        })}
      </div>
    </section>
  );
}

function LoadBar({ record: { way, clocks, beats, waits } }: { record: TrafficRecord }) {
  const { t } = useTranslation('simulation');
  const [busy, waiting] = [share(beats, clocks), share(waits, clocks)];
  const text = t('traffic.load', { busy: percent(busy), waiting: percent(waiting) });
  return (
    <div className="nl-traffic-load">
      <span>{t(`traffic.way.${way}`)}</span>
      <span className="nl-traffic-bar" role="img" aria-label={text}>
        <i className="nl-traffic-busy" style={{ width: `${100 * busy}%` }} />
        <i className="nl-traffic-waiting" style={{ width: `${100 * waiting}%` }} />
      </span>
      <span>{text}</span>
    </div>
  );
}
