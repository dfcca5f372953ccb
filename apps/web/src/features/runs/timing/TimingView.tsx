import type { RunMetric, TimingCheck, TimingPath, TimingReport } from '@netloom/model';
import { Empty, Input, Segmented, Tag } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nanoseconds } from './nanoseconds.ts';
import { PathTable } from './path/PathTable.tsx';
import { PathView } from './path/PathView.tsx';
import { SlackHistogram } from './summary/SlackHistogram.tsx';
import type { SlackRange } from './summary/SlackHistogram.tsx';
import { SlackTiles } from './summary/SlackTiles.tsx';
import { WithReport } from './WithReport.tsx';

interface TimingViewProps {
  runId: string;
  metrics: readonly RunMetric[];
}

function matches({ startpoint, endpoint }: TimingPath, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return `${startpoint} ${endpoint}`.toLowerCase().includes(wanted);
}

const isWithin = (slack: number, range: SlackRange | null) =>
  range === null || (slack >= range.from - 1e-6 && slack < range.to + 1e-6);

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
          <Paths report={report} />
        </div>
      )}
    </WithReport>
  );
}

function Paths({ report }: { report: TimingReport }) {
  const { t, i18n } = useTranslation('timing');
  const [check, setCheck] = useState<TimingCheck>('setup');
  const [range, setRange] = useState<SlackRange | null>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<TimingPath>();
  const view = useRef<HTMLDivElement>(null);
  const slacks = report.endpoints.flatMap((each) => (each.check === check ? [each.slack] : []));
  const paths = report.paths.filter(
    (path) => path.check === check && isWithin(path.slack, range) && matches(path, text),
  );
  const shown = chosen !== undefined && paths.includes(chosen) ? chosen : paths[0];
  const time = (value: number) => nanoseconds(value, i18n.language);
  const within = slacks.filter((slack) => isWithin(slack, range)).length;
  // On a narrow screen the path stands below the list.
  const show = (path: TimingPath) => {
    setChosen(path);
    view.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <div className="nl-timing-paths">
      <div className="nl-timing-list">
        <div className="nl-timing-tools">
          <Segmented<TimingCheck>
            size="small"
            value={check}
            options={[
              { value: 'setup', label: t('check.setup') },
              { value: 'hold', label: t('check.hold') },
            ]}
            onChange={(next) => {
              setCheck(next);
              setRange(null);
            }}
          />
          <Input.Search
            size="small"
            allowClear
            value={text}
            placeholder={t('filter')}
            onChange={({ target }) => setText(target.value)}
          />
          {range === null ? null : (
            <Tag closable onClose={() => setRange(null)}>
              {t('histogram.range', { from: time(range.from), to: time(range.to) })}
            </Tag>
          )}
        </div>
        <SlackHistogram slacks={slacks} range={range} onChoose={setRange} />
        {text === '' && within > paths.length ? (
          <small className="nl-dim nl-timing-note">
            {t('morePaths', { shown: paths.length, all: within })}
          </small>
        ) : null}
        <PathTable paths={paths} shown={shown} onShow={show} />
      </div>
      <div className="nl-timing-view" ref={view}>
        {shown === undefined ? (
          <Empty className="nl-centre" description={t('noPaths')} />
        ) : (
          <PathView key={`${shown.check} ${shown.endpoint} ${shown.slack}`} path={shown} soc={report.soc} />
        )}
      </div>
    </div>
  );
}
