import { listRuns, startRun } from '@netloom/contract';
import { useNavigate } from 'react-router';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { runAddress } from './runAddress.ts';

/** Queues a run and goes to it. */
export function useStartRun() {
  const navigate = useNavigate();
  return useCallMutation(startRun, {
    onSuccess: (run) => {
      void queryClient.invalidateQueries({ queryKey: callKey(listRuns) });
      void navigate(runAddress(run));
    },
  });
}
