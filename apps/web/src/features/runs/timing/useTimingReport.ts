import { timingReport } from '@netloom/contract';
import { useCall } from '../../../api/index.ts';

/** The report of a finished run, which changes no more; nothing is read without a run. */
export function useTimingReport(runId: string | undefined) {
  return useCall(
    timingReport,
    { query: { runId: runId ?? '' } },
    { enabled: runId !== undefined, staleTime: Infinity, meta: { quiet: true } },
  );
}
