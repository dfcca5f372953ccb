import type { CoreOptions } from '@netloom/core';
import { disassemble } from '@netloom/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import type { OpenCore } from '../files/cores.ts';
import { Contradicts } from '../measure/TimingTab.tsx';
import { useFull } from '../measure/useFull.ts';
import { useRecordedRun } from '../pipeline/useRecordedRun.ts';
import { hashOf, problemsOf } from '../store/derived.ts';
import { NoTrace } from './NoTrace.tsx';
import { TraceBar } from './TraceBar.tsx';
import { TraceView } from './TraceView.tsx';
import { useTraceReport } from './useTraceReport.ts';
import './trace.css';

/** What a program did on the core, function by function, as a run decoded its instruction trace. */
export function TraceTab({ open }: { open: OpenCore }) {
  const full = useFull(open.document);
  if (problemsOf(open.document).length > 0) return <Contradicts />;
  if (open.document.auxiliary.trace === 0) return <NoTrace options={open.document} />;
  return <Traced open={open} full={full} />;
}

function Traced({ open, full }: { open: OpenCore; full: CoreOptions }) {
  const { t } = useTranslation('coreTrace');
  const hash = hashOf(full);
  const run = useRecordedRun(open.document, 'trace', hash);
  return (
    <div className="nl-trace">
      <TraceBar open={open} hash={hash} run={run} />
      {run.recorded ? (
        <Shown key={run.recorded.runId} runId={run.recorded.runId} full={full} />
      ) : (
        <p className="nl-core-hint">{t('none')}</p>
      )}
    </div>
  );
}

function Shown({ runId, full }: { runId: string; full: CoreOptions }) {
  const { t } = useTranslation('coreTrace');
  const { data, error } = useTraceReport(runId);
  const text = useCallback(
    (word: number, at: number) => full.custom?.disassemble(word) ?? disassemble(word, at),
    [full],
  );
  if (error) return <p className="nl-core-hint">{t('gone')}</p>;
  if (data === undefined) return <Loading />;
  if (data.instructions === 0) return <p className="nl-core-hint">{data.wrong ?? t('nothing')}</p>;
  return <TraceView report={data} text={text} name={full.name} />;
}
