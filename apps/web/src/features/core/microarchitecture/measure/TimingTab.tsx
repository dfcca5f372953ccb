import { ThunderboltOutlined } from '@ant-design/icons';
import { listRuns, startRun, timingReport } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { slowPaths, slowStages } from '@netloom/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callKey, queryClient, useCall, useCallMutation } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { rowStanding, runAddress, standingIcon } from '../../../runs/run/index.ts';
import { latestOf, requestOf } from '../checks/checks.ts';
import type { OpenCore } from '../files/cores.ts';
import { useIsGenerated } from '../files/useCores.ts';
import { hashOf, problemsOf } from '../store/derived.ts';
import { measuringRun } from './measuredFigures.ts';
import { PathTable } from './PathTable.tsx';
import { StageTable } from './StageTable.tsx';
import { useCoreRuns } from './useCoreRuns.ts';
import { useFull } from './useFull.ts';

/** The slowest paths of the core by stage and unit, of the run that measured it. */
export function TimingTab({ open }: { open: OpenCore }) {
  const { document: options } = open;
  const runs = useCoreRuns(options);
  const full = useFull(options);
  if (problemsOf(options).length > 0) return <Contradicts />;
  const measured = measuringRun(runs, () => hashOf(full));
  return (
    <div className="nl-core-timing">
      <MeasureBar what="timing" open={open} latest={latestOf('measure', options, runs)} measured={measured} />
      {measured && <Paths run={measured} stages={options.base.stages} />}
    </div>
  );
}

export function Contradicts() {
  const { t } = useTranslation('core');
  return <p className="nl-core-hint">{t('files.broken')}</p>;
}

interface MeasureBarProps {
  /** What is shown of the run that measured. */
  what: 'timing' | 'area';
  open: OpenCore;
  latest: RunRow | undefined;
  measured: RunRow | undefined;
}

const MEASURED = { timing: 'timing.measured', area: 'area.measured' } as const;

/** Starts a measurement, and says what there is. */
export function MeasureBar({ what, open, latest, measured }: MeasureBarProps) {
  const { t } = useTranslation('core');
  const deptId = useDeptId();
  const ready = useIsGenerated(open);
  const full = useFull(open.document);
  const start = useCallMutation(startRun, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const path = open.stored?.path;
  const running = latest !== undefined && latest.verdict === null && latest.finishTime === null;
  const shown = running ? latest : (measured ?? latest);
  const text = running
    ? 'timing.running'
    : measured
      ? MEASURED[what]
      : ready
        ? 'timing.never'
        : 'checks.generateFirst';
  return (
    <header>
      <Button
        size="small"
        icon={<ThunderboltOutlined />}
        disabled={!ready || running || start.isPending || path === undefined}
        onClick={() => path && start.mutate({ body: requestOf('measure', path, deptId, hashOf(full)) })}
      >
        {t('timing.measure')}
      </Button>
      <span>{t(text)}</span>
      {shown && (
        <Link to={runAddress(shown)}>
          {standingIcon(rowStanding(shown).standing)} {t(`standing.${rowStanding(shown).standing}`)}
        </Link>
      )}
    </header>
  );
}

function Paths({ run, stages }: { run: RunRow; stages: 2 | 5 }) {
  const report = useCall(
    timingReport,
    { query: { runId: run.runId } },
    { staleTime: Infinity, meta: { quiet: true } },
  ).data;
  const period = report?.clocks[0]?.period;
  if (report === undefined || period === undefined) return null;
  return (
    <>
      <StageTable stages={slowStages(report.endpoints, period, stages)} />
      <PathTable paths={slowPaths(report.paths, period, stages)} />
    </>
  );
}
