import { timingReport } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { slowPaths, slowStages } from '@netloom/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import type { OpenCore } from '../files/cores.ts';
import { hashOf, problemsOf } from '../store/derived.ts';
import { MeasureBar } from './MeasureBar.tsx';
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
      <MeasureBar what="timing" open={open} isMeasured={measured !== undefined} />
      {measured && <Paths run={measured} stages={options.base.stages} />}
    </div>
  );
}

export function Contradicts() {
  const { t } = useTranslation('core');
  return <p className="nl-core-hint">{t('files.broken')}</p>;
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
