import { rerunRegression, showResult } from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { announceSuccess } from '../../../announce.ts';
import { callApi, useCallMutation } from '../../../api/index.ts';
import { copyText } from '../../../parts/copyText.ts';
import { usePermissions } from '../../../parts/index.ts';
import { runScreenAddress } from '../../runs/run/index.ts';
import { waveDebugAddress } from '../../waves/viewer/index.ts';
import { fileFromFailureAddress } from '../bugs/index.ts';
import { regressionAddress } from './address.ts';
import type { ResultTargets } from './resultCommands.ts';

/** What the commands of a result act on; `bisect` opens the dialog that looks for the commit that brought a failure. */
export function useResultTargets(runId: string, result: ResultRow, bisect: () => void): ResultTargets {
  const { t } = useTranslation('regressions');
  const { any } = usePermissions();
  const navigate = useNavigate();
  const go = (address: string) => void navigate(address);
  const rerun = useCallMutation(rerunRegression, {
    onSuccess: (again) => go(regressionAddress(again.runId)),
  });
  const { resultId, childRunId, messageOffset, logOffset, wave, errorTicks } = result;
  const at = messageOffset ?? logOffset;
  const place = { run: childRunId, tab: 'log', ...(at !== null && { at: String(at) }) };
  async function copy() {
    const { command } = await callApi(showResult, { query: { resultId } });
    await copyText(command);
    announceSuccess(t('copied'));
  }
  return {
    ...{ result, bisect, busy: rerun.isPending, mayRun: any('run:start'), mayFile: any('defect:edit') },
    toLog: () => go(runScreenAddress('cases', place)),
    toWave: () =>
      go(
        waveDebugAddress(
          { kind: 'run', runId: childRunId, file: wave! },
          errorTicks === null ? {} : { time: errorTicks },
        ),
      ),
    simulate: () => rerun.mutate({ body: { runId, resultIds: [resultId], waves: true } }),
    file: () => go(fileFromFailureAddress(resultId)),
    copy: () => void copy(),
  };
}
