import { crossingReport } from '@netloom/contract';
import { useCall } from '../../../../api/index.ts';
import { useNewestRun } from '../store/useNewestRun.ts';

/** The newest check of a design's netlist, what it reports, and how to start another. */
export function useCrossingRun(top: string) {
  const { run, isOver, start, isBusy } = useNewestRun('crossings', top);
  const { data: report, error } = useCall(
    crossingReport,
    { query: { runId: run?.runId ?? '' } },
    { enabled: isOver && run?.verdict !== null, staleTime: Infinity, meta: { quiet: true } },
  );
  return { run, report, error, start, isBusy };
}
