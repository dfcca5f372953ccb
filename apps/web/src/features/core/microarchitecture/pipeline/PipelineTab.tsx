import type { CoreOptions } from '@netloom/core';
import { disassemble } from '@netloom/core';
import type { Followed } from '@netloom/core/pipeline';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { Contradicts } from '../measure/TimingTab.tsx';
import { useFull } from '../measure/useFull.ts';
import type { OpenCore } from '../files/cores.ts';
import { hashOf, problemsOf } from '../store/derived.ts';
import { PipelineView } from './PipelineView.tsx';
import { RecordBar } from './RecordBar.tsx';
import { useRecordedRun } from './useRecordedRun.ts';
import { useTrace } from './useTrace.ts';
import './pipeline.css';

/** Which instruction is where in the pipeline, cycle by cycle, as a run of a program on the RTL recorded it. */
export function PipelineTab({ open }: { open: OpenCore }) {
  const full = useFull(open.document);
  if (problemsOf(open.document).length > 0) return <Contradicts />;
  return <Recorded open={open} full={full} />;
}

function Recorded({ open, full }: { open: OpenCore; full: CoreOptions }) {
  const hash = hashOf(full);
  const run = useRecordedRun(open.document, 'pipeline', hash);
  return (
    <div className="nl-pipe">
      <RecordBar open={open} hash={hash} run={run} />
      {run.recorded && <Shown key={run.recorded.runId} runId={run.recorded.runId} full={full} />}
    </div>
  );
}

function Shown({ runId, full }: { runId: string; full: CoreOptions }) {
  const { t } = useTranslation('pipeline');
  const { data, error } = useTrace(runId);
  const text = useCallback(
    ({ word, pc }: Followed) =>
      word === undefined ? t('dropped') : (full.custom?.disassemble(word) ?? disassemble(word, pc)),
    [full, t],
  );
  if (error) return <p className="nl-core-hint">{t('gone')}</p>;
  if (data === undefined) return <Loading />;
  if (data.instructions.length === 0) return <p className="nl-core-hint">{t('nothing')}</p>;
  return <PipelineView trace={data} text={text} name={full.name} />;
}
