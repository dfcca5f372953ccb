import { downloadFile, downloadTicket } from '@netloom/contract';
import { PIPELINE_RECORD } from '@netloom/model';
import { useQuery } from '@tanstack/react-query';
import { callApi, fetchBlob } from '../../../../api/index.ts';
import { traceOf } from './traceOf.ts';
import type { Trace } from './traceOf.ts';

async function load(runId: string): Promise<Trace> {
  const { ticket } = await callApi(downloadTicket, { body: { runId, file: PIPELINE_RECORD } });
  const blob = await fetchBlob(downloadFile, { query: { ticket } });
  return traceOf(new Uint8Array(await blob.arrayBuffer()));
}

/** What a run recorded, followed; it changes no more. */
export function useTrace(runId: string) {
  return useQuery({
    queryKey: ['pipeline', runId],
    queryFn: () => load(runId),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  });
}
