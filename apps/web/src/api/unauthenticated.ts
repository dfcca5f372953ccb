import type { ApiError } from './ApiError.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Calls `listener` whenever a reply says that the session is not (or no longer) valid. */
export function onUnauthenticated(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceUnauthenticated(error: ApiError): void {
  for (const listener of listeners) listener(error);
}
