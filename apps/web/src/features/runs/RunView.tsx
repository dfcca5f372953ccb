import { Alert, Badge, Tabs } from 'antd';
import { Suspense, lazy, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../Loading.tsx';
import { errorText } from '../../announce.ts';
import { Problems } from './Problems.tsx';
import { RunHeader } from './RunHeader.tsx';
import { Steps } from './Steps.tsx';
import { LogView } from './log/LogView.tsx';
import { naturalTab, waveOf } from './runProgress.ts';
import type { RunTab } from './runProgress.ts';
import type { RunState } from './runState.ts';
import { useNow } from './useNow.ts';
import { useRun } from './useRun.ts';

const RunWave = lazy(() => import('./RunWave.tsx'));

/** Drawn anew by events alone, not by the clock that the header follows. */
const RunTabs = memo(function RunTabs({ runId, state }: { runId: string; state: RunState }) {
  const { t } = useTranslation('runs');
  const [chosen, setChosen] = useState<RunTab | null>(null);
  const [logStart, setLogStart] = useState<number | null>(null);
  const wave = waveOf(state);
  const errors = state.diagnostics.filter(({ diagnostic }) => diagnostic.severity === 'error').length;

  function showLog(offset: number) {
    setLogStart(offset);
    setChosen('log');
  }

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
  const waveTab = {
    key: 'wave',
    label: t('tab.wave'),
    children: (
      <Suspense fallback={<Loading />}>
        {wave === null ? null : <RunWave runId={runId} file={wave} />}
      </Suspense>
    ),
  };
  return (
    <Tabs
      className="nl-run-tabs"
      size="small"
      activeKey={chosen ?? naturalTab(state)}
      onChange={(key) => setChosen(key as RunTab)}
      items={wave === null || state.finished === null ? [log, problems] : [log, problems, waveTab]}
    />
  );
});

interface RunViewProps {
  runId: string;
  /** The run has the whole screen; `onWiden` gives it that or takes it back. */
  wide: boolean;
  onWiden: () => void;
}

/** A run as it goes: header with verdict, steps, log, problems and, once it is there, the wave. */
export function RunView({ runId, wide, onWiden }: RunViewProps) {
  const { state, details, error } = useRun(runId);
  const now = useNow(state.finished === null);
  if (error !== null)
    return <Alert className="nl-run-error" type="error" showIcon title={errorText(error)} />;
  if (details === null) return <Loading />;
  return (
    <section className="nl-run">
      <RunHeader details={details} state={state} now={now} wide={wide} onWiden={onWiden} />
      <Steps plan={details.plan} state={state} now={now} />
      <RunTabs runId={runId} state={state} />
    </section>
  );
}
