import { crossingReport, listRuns, startRun } from '@netloom/contract';
import { callKey, queryClient, useCall, useCallMutation } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';

/** The runs of all designs among which the newest of this one is looked for. */
const LATEST = 50;
const SECONDS = 600;

/** The newest check of a design's netlist, what it reports, and how to start another. */
export function useCrossingRun(top: string) {
  const deptId = useDeptId();
  useRunChanges();
  const query = { deptId, kinds: 'crossings', text: top, limit: LATEST };
  const { data } = useCall(listRuns, { query }, { staleTime: 0 });
  const run = data?.rows.find((row) => row.top === top);
  const isOver = run?.state === 'finished';
  const { data: report, error } = useCall(
    crossingReport,
    { query: { runId: run?.runId ?? '' } },
    { enabled: isOver && run.verdict !== null, staleTime: Infinity, meta: { quiet: true } },
  );
  const { mutate, isPending } = useCallMutation(startRun, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: callKey(listRuns) }),
  });
  const start = () =>
    mutate({ body: { kind: 'crossings', deptId, top, fileList: `gen/${top}/${top}.f`, ...LIMITS } });
  return { run, report, error, start, isBusy: isPending || (run !== undefined && !isOver) };
}

const LIMITS = { seconds: SECONDS };
