import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { announceError } from '../announce.ts';
import { ApiError } from './ApiError.ts';

/** What nobody waits for any more is no failure. */
const isCancelled = (error: Error) => error instanceof CancelledError || error.name === 'AbortError';

function report(error: Error, meta: Record<string, unknown> | undefined): void {
  if (meta?.quiet !== true && !isCancelled(error)) announceError(error);
}

/** A reply is an answer: only what never reached the server is tried again. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.origin === 'network';
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
  }),
  defaultOptions: {
    // What the browser believes of the network says nothing of this server.
    queries: { networkMode: 'always', retry: worthRetrying, refetchOnWindowFocus: false, staleTime: 10_000 },
    mutations: { networkMode: 'always', retry: false },
  },
});
