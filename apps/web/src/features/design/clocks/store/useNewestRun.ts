import { listRuns, startRun } from '@netloom/contract';
import { callKey, queryClient, useCall, useCallMutation } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';

/** The runs of all designs among which the newest of this one is looked for. */
const LATEST = 50;
const SECONDS = 600;

/** The newest run of a kind of a design, and how to start another. */
export function useNewestRun(kind: 'crossings' | 'resets', top: string) {
  const deptId = useDeptId();
  useRunChanges();
  const query = { deptId, kinds: kind, text: top, limit: LATEST };
  const { data } = useCall(listRuns, { query }, { staleTime: 0 });
  const run = data?.rows.find((row) => row.top === top);
  const isOver = run?.state === 'finished';
  const { mutate, isPending } = useCallMutation(startRun, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const start = () => mutate({ body: { ...requestOf(kind, top), deptId, seconds: SECONDS } });
  return { run, isOver, start, isBusy: isPending || (run !== undefined && !isOver) };
}

function requestOf(kind: 'crossings' | 'resets', top: string) {
  return kind === 'resets'
    ? ({ kind, top } as const)
    : ({ kind, top, fileList: `gen/${top}/${top}.f` } as const);
}
