import { Alert, Badge, Tabs } from 'antd';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import { errorText } from '../../announce.ts';
import { Problems } from './Problems.tsx';
import { RunHeader } from './RunHeader.tsx';
import { Steps } from './Steps.tsx';
import { LogView } from './log/LogView.tsx';
import { LogPlace } from './logPlace.ts';
import type { Results } from './resultTab.ts';
import { naturalTab } from './runProgress.ts';
import type { RunState } from './runState.ts';
import { useNow } from './useNow.ts';
import { useRun } from './useRun.ts';
import type { RunDetails } from './useRun.ts';

interface RunTabsProps {
  details: RunDetails;
  state: RunState;
  results: Results | undefined;
}

/** Drawn anew by events alone, not by the clock that the header follows. */
const RunTabs = memo(function RunTabs({ details, state, results }: RunTabsProps) {
  const { t } = useTranslation('runs');
  const { runId } = details;
  const [chosen, setChosen] = useState<string | null>(null);
  const [logStart, setLogStart] = useState<number | null>(null);
  const errors = state.diagnostics.filter(({ diagnostic }) => diagnostic.severity === 'error').length;
  const resultTabs = state.finished === null ? [] : (results?.({ details, state }) ?? []);

  const showLog = useCallback((offset: number) => {
    setLogStart(offset);
    setChosen('log');
  }, []);

  const log = {
    key: 'log',
    label: t('tab.log'),
    destroyOnHidden: true,
    children: <LogView key={logStart ?? 'end'} runId={runId} size={state.logSize} start={logStart} />,
  };
  const problems = {
    key: 'problems',
    label: (
      <>
        {t('tab.problems')}{' '}
        <Badge
          size="small"
          color={errors > 0 ? 'var(--nl-error)' : 'var(--nl-warning)'}
          count={state.diagnostics.length}
          overflowCount={999}
        />
      </>
    ),
    children: (
      <div className="nl-run-problems">
        <Problems diagnostics={state.diagnostics} onShowLog={showLog} />
      </div>
    ),
  };
  return (
    <LogPlace value={showLog}>
      <Tabs
        className="nl-run-tabs"
        size="small"
        activeKey={chosen ?? naturalTab(state, resultTabs)}
        onChange={setChosen}
        items={[log, problems, ...resultTabs]}
      />
    </LogPlace>
  );
});

interface RunViewProps {
  runId: string;
  results: Results | undefined;
  /** The run has the whole screen; `onWiden` gives it that or takes it back. */
  wide: boolean;
  onWiden: () => void;
}

/** A run as it goes: header with verdict, steps, log, problems and, once it has finished, its results. */
export function RunView({ runId, results, wide, onWiden }: RunViewProps) {
  const { state, details, error } = useRun(runId);
  const now = useNow(state.finished === null);
  if (error !== null)
    return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  if (details === null) return <Loading />;
  return (
    <section className="nl-run">
      <RunHeader details={details} state={state} now={now} wide={wide} onWiden={onWiden} />
      <Steps plan={details.plan} state={state} now={now} />
      <RunTabs details={details} state={state} results={results} />
    </section>
  );
}
