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

/** Asks ahead of who will ask. A failure is told to him: he asks again. */
export function askAhead<C extends Call>(call: C, input: CallInput<C>): void {
  void queryClient.prefetchQuery({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => callApi(call, input, signal),
    meta: { quiet: true },
  });
}

/**
 * What was asked ahead, while it is fresh, and to one who asks alone; the server is asked for every other. For texts that
 * are edited: none begins from one that lay about.
 */
export async function takeCall<C extends Call>(call: C, input: CallInput<C>): Promise<ReplyOf<C>> {
  try {
    return await askCall(call, input);
  } finally {
    queryClient.removeQueries({ queryKey: callKey(call, input), exact: true });
  }
}
