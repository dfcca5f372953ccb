import type { TimingPath, TimingReport } from '@netloom/model';
import { Empty } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PathFilter } from './PathFilter.tsx';
import { PathTable } from './path/PathTable.tsx';
import { PathView } from './path/PathView.tsx';
import { SlackHistogram } from './summary/SlackHistogram.tsx';
import { usePathFilter } from './usePathFilter.ts';

/** The worst paths of a check, and one of them in full. */
export function Paths({ report }: { report: TimingReport }) {
  const { t } = useTranslation('timing');
  const filter = usePathFilter(report);
  const { text, range, slacks, paths, within } = filter;
  const [chosen, setChosen] = useState<TimingPath>();
  const view = useRef<HTMLDivElement>(null);
  const shown = chosen !== undefined && paths.includes(chosen) ? chosen : paths[0];
  // On a narrow screen the path stands below the list.
  const show = (path: TimingPath) => {
    setChosen(path);
    view.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <div className="nl-timing-paths">
      <div className="nl-timing-list">
        <PathFilter filter={filter} />
        <SlackHistogram slacks={slacks} range={range} onChoose={filter.setRange} />
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
