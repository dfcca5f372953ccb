import type { RunKind } from '@netloom/contract';
import { Badge, Tabs } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FilesTab } from './files/FilesTab.tsx';
import { LogView } from './log/LogView.tsx';
import { Problems } from './Problems.tsx';
import type { KindResults } from './resultTab.ts';
import { naturalTab } from './runProgress.ts';
import type { RunState } from './runState.ts';
import type { RunDetails } from './useRun.ts';
import type { RunPlace } from './useRunPlace.ts';

interface RunTabsProps {
  details: RunDetails;
  state: RunState;
  ended: boolean;
  results: KindResults;
  place: RunPlace;
}

function ProblemsLabel({ state: { diagnostics } }: { state: RunState }) {
  const { t } = useTranslation('runs');
  const hasErrors = diagnostics.some(({ diagnostic }) => diagnostic.severity === 'error');
  return (
    <>
      {t('tab.problems')}{' '}
      <Badge
        size="small"
        color={hasErrors ? 'var(--nl-error)' : 'var(--nl-warning)'}
        count={diagnostics.length}
        overflowCount={999}
      />
    </>
  );
}

/** Log, problems, results and files. Drawn anew by events alone, not by the clocks above. */
export const RunTabs = memo(function RunTabs({ details, state, ended, results, place }: RunTabsProps) {
  const { t } = useTranslation('runs');
  const resultTabs = (results[details.kind as RunKind]?.({ details, state }) ?? []).filter(
    ({ live = false }) => live || state.finished !== null,
  );

  const log = {
    key: 'log',
    label: t('tab.log'),
    destroyOnHidden: true,
    children: <LogView key={place.logTurn} details={details} state={state} start={place.logStart} />,
  };
  const problems = {
    key: 'problems',
    label: <ProblemsLabel state={state} />,
    children: (
      <div className="nl-run-problems">
        <Problems diagnostics={state.diagnostics} onShowLog={place.showLog} />
      </div>
    ),
  };
  const files = {
    key: 'files',
    label: t('tab.files'),
    destroyOnHidden: true,
    children: <FilesTab details={details} />,
  };
  const live = resultTabs.filter((tab) => tab.live);
  const others = resultTabs.filter((tab) => !tab.live);
  const items = [...live, log, problems, ...others, ...(ended ? [files] : [])];
  const known = items.some(({ key }) => key === place.tab);
  return (
    <Tabs
      className="nl-run-tabs"
      size="small"
      activeKey={known && place.tab !== null ? place.tab : naturalTab(state, ended, resultTabs)}
      onChange={place.choose}
      items={items}
    />
  );
});
