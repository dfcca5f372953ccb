import { runTrend } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';

/** The passed run of the same top module and target before this one; undefined where this is the first. */
export function usePreviousRun(runId: string, top: string) {
  const deptId = useDeptId();
  const { data = [] } = useCall(
    runTrend,
    { query: { deptId, kind: 'synthesize', top } },
    { staleTime: 10_000, meta: { quiet: true } },
  );
  const here = data.findIndex((run) => run.runId === runId);
  const label = data[here]?.label;
  return data.slice(0, Math.max(0, here)).findLast((run) => run.verdict === 'passed' && run.label === label);
}
