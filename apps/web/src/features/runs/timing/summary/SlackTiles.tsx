import type { RunMetric, TimingCheck, TimingReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { useShowLog } from '../../run/index.ts';
import { nanoseconds } from '../nanoseconds.ts';

interface TileProps {
  label: string;
  value: string;
  tone: 'good' | 'bad' | 'plain';
  /** The measure that the log line of the number is known by. */
  metric: RunMetric | undefined;
}

function Tile({ label, value, tone, metric }: TileProps) {
  const { t } = useTranslation('timing');
  const showLog = useShowLog();
  const offset = metric?.offset;
  const number = <strong data-tone={tone}>{value}</strong>;
  return (
    <div className="nl-timing-tile">
      <small>{label}</small>
      {offset === undefined ? (
        number
      ) : (
        <button type="button" title={t('showLog')} onClick={() => showLog(offset)}>
          {number}
        </button>
      )}
    </div>
  );
}

interface SlackTilesProps {
  report: TimingReport;
  check: TimingCheck;
  metrics: readonly RunMetric[];
}

/** Worst and total slack of a check, and how many endpoints it is violated at. */
export function SlackTiles({ report, check, metrics }: SlackTilesProps) {
  const { t, i18n } = useTranslation('timing');
  const { worst, total, violations, endpoints } = report[check];
  const slack = (value: number | null) => (value === null ? '–' : `${nanoseconds(value, i18n.language)} ns`);
  const metric = (name: string) => metrics.findLast((each) => each.name === `${check} ${name}`);
  const tone = worst === null ? 'plain' : worst < 0 ? 'bad' : 'good';
  return (
    <section className="nl-timing-tiles" aria-label={t(`check.${check}`)}>
      <h3>{t(`check.${check}`)}</h3>
      <Tile label={t('tile.worst')} value={slack(worst)} tone={tone} metric={metric('slack')} />
      <Tile label={t('tile.total')} value={slack(total)} tone={tone} metric={metric('total slack')} />
      <Tile
        label={t('tile.violations')}
        value={t('tile.of', { violations, endpoints })}
        tone={violations > 0 ? 'bad' : 'plain'}
        metric={metric('violations')}
      />
    </section>
  );
}
