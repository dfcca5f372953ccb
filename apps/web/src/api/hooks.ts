import type { Call, ReplyOf } from '@netloom/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UseMutationOptions, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { callApi } from './callApi.ts';
import type { CallInput } from './request.ts';

/** The cache key of a call; without input it names every cached reply of the call. */
export function callKey<C extends Call>(call: C, input?: CallInput<C>): unknown[] {
  return input === undefined ? [call.path] : [call.path, input];
}

type QueryOptions<T> = Omit<UseQueryOptions<T, ApiError>, 'queryKey' | 'queryFn'>;

/** Reads server data. `meta: {quiet: true}` keeps an error from being announced. */
export function useCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: QueryOptions<ReplyOf<C>> = {},
) {
  return useQuery<ReplyOf<C>, ApiError>({
    ...options,
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => callApi(call, input, signal),
  });
}

type MutationOptions<C extends Call> = Omit<
  UseMutationOptions<ReplyOf<C>, ApiError, CallInput<C>>,
  'mutationFn'
>;

/** Changes server data. `meta: {quiet: true}` keeps an error from being announced. */
export function useCallMutation<C extends Call>(call: C, options: MutationOptions<C> = {}) {
  return useMutation<ReplyOf<C>, ApiError, CallInput<C>>({
    ...options,
    mutationFn: (input) => callApi(call, input),
  });
}
