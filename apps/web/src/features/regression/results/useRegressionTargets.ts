import { cancelRun, exportResults, rerunRegression } from '@netloom/contract';
import type { RegressionRow } from '@netloom/contract';
import { useNavigate } from 'react-router';
import { useCallMutation } from '../../../api/index.ts';
import { saveBlob } from '../../../api/saveBlob.ts';
import { usePermissions } from '../../../parts/index.ts';
import { regressionAddress } from './address.ts';
import type { RegressionTargets, Shown } from './regressionCommands.ts';

/** What the commands of a regression act on, and which of them is at work. */
export function useRegressionTargets(regression: RegressionRow, shown: Shown, share: () => void) {
  const { any } = usePermissions();
  const navigate = useNavigate();
  const { runId } = regression;
  const go = (address: string) => void navigate(address);
  const cancel = useCallMutation(cancelRun);
  const rerun = useCallMutation(rerunRegression, {
    onSuccess: (again) => go(regressionAddress(again.runId)),
  });
  const get = useCallMutation(exportResults, {
    onSuccess: ({ fileName, text }) => saveBlob(new Blob([text]), fileName),
  });
  const targets: RegressionTargets = {
    ...{ regression, shown, go, share },
    ...{ mayStart: any('run:start'), mayShare: any('result:share'), busy: rerun.isPending },
    save: (format) => get.mutate({ query: { runId, format } }),
    cancel: () => cancel.mutate({ body: { runId } }),
    rerun: (again) => rerun.mutate({ body: { runId, ...again } }),
  };
  return { targets, rerunning: rerun.isPending, saving: get.isPending };
}
