import type { Call, ReplyOf } from '@netloom/contract';
import { CancelledError } from '@tanstack/react-query';
import { callApi } from './callApi.ts';
import { callKey } from './hooks.ts';
import { queryClient } from './queryClient.ts';
import type { CallInput } from './request.ts';

/**
 * The reply of a call, from the cache while it is fresh. It may be on its way for a screen, and is given up when that is
 * left: who asks here waits still, and it is asked for again.
 */
export async function askCall<C extends Call>(call: C, input: CallInput<C>): Promise<ReplyOf<C>> {
  try {
    return await queryClient.fetchQuery<ReplyOf<C>>({
      queryKey: callKey(call, input),
      queryFn: () => callApi(call, input),
    });
  } catch (error) {
    if (error instanceof CancelledError) return askCall(call, input);
    throw error;
  }
}
