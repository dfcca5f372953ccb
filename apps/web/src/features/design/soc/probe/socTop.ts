import { probe } from '@netloom/contract';
import { queryClient, callApi, callKey } from '../../../../api/index.ts';

/** Where the SoC stands in the design of a run; undefined where it is no part of it. */
export async function socTop(runId: string, name: string): Promise<string | undefined> {
  const input = { query: { runId, view: 'instances' as const, module: name } };
  const reply = await queryClient.fetchQuery({
    queryKey: callKey(probe, input),
    queryFn: () => callApi(probe, input),
    staleTime: Infinity,
    retry: false,
  });
  return reply.view === 'instances' ? reply.paths[0] : undefined;
}
