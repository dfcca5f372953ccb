import { downloadFile, downloadTicket } from '@netloom/contract';
import { TRACE_REPORT } from '@netloom/core/trace';
import type { TraceReport } from '@netloom/core/trace';
import { useQuery } from '@tanstack/react-query';
import { callApi, fetchBlob } from '../../../../api/index.ts';

async function load(runId: string): Promise<TraceReport> {
  const { ticket } = await callApi(downloadTicket, { body: { runId, file: TRACE_REPORT } });
  const blob = await fetchBlob(downloadFile, { query: { ticket } });
  return JSON.parse(await blob.text()) as TraceReport;
}

/** What the trace of a run says; it changes no more. */
export function useTraceReport(runId: string) {
  return useQuery({
    queryKey: ['trace', runId],
    queryFn: () => load(runId),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  });
}
