import {
  BugOutlined,
  CopyOutlined,
  FileTextOutlined,
  LineChartOutlined,
  NodeIndexOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import { rerunRegression, showResult } from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceSuccess } from '../../../announce.ts';
import { callApi, useCallMutation } from '../../../api/index.ts';
import { copyText } from '../../../parts/copyText.ts';
import { Permitted } from '../../../parts/index.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { runScreenAddress } from '../../runs/run/index.ts';
import { BisectDialog } from '../bisect/index.ts';
import { fileFromFailureAddress } from '../bugs/index.ts';
import { waveDebugAddress } from '../../waves/viewer/index.ts';
import { regressionAddress } from './address.ts';

interface ResultActionsProps {
  runId: string;
  result: ResultRow;
}

/** Looks for the commit that brought a failure. */
function Bisect({ result }: { result: ResultRow }) {
  const { t } = useTranslation('regressions');
  const [isOpen, setOpen] = useState(false);
  return (
    <Permitted any={['run:start']}>
      <RowAction label={t('action.bisect')} icon={<NodeIndexOutlined />} onClick={() => setOpen(true)} />
      {isOpen ? <BisectDialog result={result} onClose={() => setOpen(false)} /> : null}
    </Permitted>
  );
}

/** To the log at the first error, to the wave at that time or to one that is made anew, and the command that repeats it. */
export function ResultActions({ runId, result }: ResultActionsProps) {
  const { t } = useTranslation('regressions');
  const navigate = useNavigate();
  const { resultId, childRunId, messageOffset, logOffset, wave, errorTicks } = result;
  const rerun = useCallMutation(rerunRegression, {
    onSuccess: (again) => void navigate(regressionAddress(again.runId)),
  });
  const at = messageOffset ?? logOffset;
  const toLog = () =>
    navigate(
      runScreenAddress('cases', { run: childRunId, tab: 'log', ...(at !== null && { at: String(at) }) }),
    );
  const toWave = () => {
    const place = { kind: 'run', runId: childRunId, file: wave! } as const;
    void navigate(waveDebugAddress(place, errorTicks === null ? {} : { time: errorTicks }));
  };
  const copy = async () => {
    const { command } = await callApi(showResult, { query: { resultId } });
    await copyText(command);
    announceSuccess(t('copied'));
  };
  return (
    <>
      <RowAction label={t('action.log')} icon={<FileTextOutlined />} onClick={() => void toLog()} />
      {wave === null ? (
        <RowAction
          label={t('action.withWaves')}
          icon={<ReloadOutlined />}
          loading={rerun.isPending}
          onClick={() => rerun.mutate({ body: { runId, resultIds: [resultId], waves: true } })}
        />
      ) : (
        <RowAction label={t('action.wave')} icon={<LineChartOutlined />} onClick={toWave} />
      )}
      {result.verdict === 'failed' ? <Bisect result={result} /> : null}
      {result.verdict === 'passed' && !result.nondeterministic ? null : (
        <Permitted any={['defect:edit']}>
          <RowAction
            label={t('action.file')}
            icon={<BugOutlined />}
            onClick={() => void navigate(fileFromFailureAddress(resultId))}
          />
        </Permitted>
      )}
      <RowAction label={t('action.copy')} icon={<CopyOutlined />} onClick={() => void copy()} />
    </>
  );
}
