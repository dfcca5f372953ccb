import { downloadFile, downloadTicket, listRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { PIPELINE_RECORD } from '@netloom/model';
import { useQuery } from '@tanstack/react-query';
import { callApi, fetchBlob, useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';
import { traceOf } from './traceOf.ts';
import type { Trace } from './traceOf.ts';

export interface PipelineRun {
  /** The newest that records this core. */
  latest: RunRow | undefined;
  /** The newest that has recorded it to its end. */
  recorded: RunRow | undefined;
}

const newest = (runs: readonly RunRow[]) =>
  runs.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];

/** The runs that record a core of this RTL, kept up to date. */
export function usePipelineRun({ name }: CoreOptions, hash: string): PipelineRun {
  const deptId = useDeptId();
  useRunChanges();
  const query = { deptId, text: name, kinds: 'toolchain', limit: 100 };
  const rows = useCall(listRuns, { query }).data?.rows ?? [];
  const own = rows.filter(({ label }) => label.includes(`pipeline ${hash}`));
  return { latest: newest(own), recorded: newest(own.filter(({ verdict }) => verdict === 'passed')) };
}

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
