import type { RunMetric, TimingReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { Paths } from './Paths.tsx';
import { CornerTable } from './summary/CornerTable.tsx';
import { SlackTiles } from './summary/SlackTiles.tsx';
import { WithReport } from './WithReport.tsx';

interface TimingViewProps {
  runId: string;
  metrics: readonly RunMetric[];
}

function Clocks({ clocks }: Pick<TimingReport, 'clocks'>) {
  const { t, i18n } = useTranslation('timing');
  const megahertz = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  return (
    <section className="nl-timing-clocks" aria-label={t('clocks')}>
      <h3>{t('clocks')}</h3>
      {clocks.map(({ name, period }) => (
        <span key={name} className="nl-mono">
          {name}{' '}
          <small className="nl-dim">{`${megahertz.format(period)} ns · ${megahertz.format(1000 / period)} MHz`}</small>
        </span>
      ))}
    </section>
  );
}

/** Slack of both checks, its distribution, the worst paths of one, and one path in full. */
export function TimingView({ runId, metrics }: TimingViewProps) {
  return (
    <WithReport runId={runId}>
      {(report) => (
        <div className="nl-timing">
          <div className="nl-timing-summary">
            <SlackTiles report={report} check="setup" metrics={metrics} />
            <SlackTiles report={report} check="hold" metrics={metrics} />
            <Clocks clocks={report.clocks} />
          </div>
          {report.corners.length > 0 && <CornerTable corners={report.corners} />}
          <Paths report={report} />
        </div>
      )}
    </WithReport>
  );
}
