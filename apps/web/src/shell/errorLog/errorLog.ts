import { create } from 'zustand';

export interface LoggedError {
  id: number;
  /** Milliseconds since 1970. */
  time: number;
  message: string;
  /** Path of the screen, or file and line. */
  place: string;
  stack: string;
}

const KEPT = 200;
let last = 0;

/** What failed in this page since it was loaded or the log was cleared, the newest first. */
export const useErrorLog = create<{ errors: LoggedError[] }>(() => ({ errors: [] }));

/** Notes a failure of the page itself. Only in production: in development the console says more. */
export function logError(error: unknown, place: string, more = ''): void {
  if (!import.meta.env.PROD) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  last += 1;
  const entry = { id: last, time: Date.now(), message, place, stack: `${stack ?? ''}${more}` };
  useErrorLog.setState(({ errors }) => ({ errors: [entry, ...errors].slice(0, KEPT) }));
}

export function clearErrors(): void {
  useErrorLog.setState({ errors: [] });
}
