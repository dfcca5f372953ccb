import { cancelRun, listRuns, startRun } from '@netloom/contract';
import { callKey, queryClient, useCallMutation } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useSoc } from '../store/socStore.ts';
import type { Candidate } from './candidates.ts';
import { requestOf } from './requests.ts';

const again = { onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(listRuns) }) };

/** Starts the run that measures a candidate, and cancels one. */
export function useMeasure(instance: string) {
  const deptId = useDeptId();
  const path = useSoc(({ canvas }) => canvas?.path);
  const start = useCallMutation(startRun, again);
  const cancel = useCallMutation(cancelRun, again);
  return {
    isStarting: start.isPending,
    measure(candidate: Candidate): void {
      if (path === undefined || candidate.hash === undefined) return;
      start.mutate({ body: requestOf(candidate, candidate.hash, { deptId, path, instance }) });
    },
    cancel: (runId: string) => cancel.mutate({ body: { runId } }),
  };
}
