/** Classes of PostgreSQL's error codes: connection exception, operator intervention (it stops or starts). */
const CLASSES = ['08', '57P'];
/** What pg says, without a code, of a connection that was lost or not made in time. */
const MESSAGES = /connection terminated|timeout exceeded when trying to connect|connection error/i;

/** Whether a call failed because the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'connect' || MESSAGES.test(error.message)) return true;
  if (CLASSES.some((start) => String(code).startsWith(start))) return true;
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return [error.cause, ...inner].some(isDatabaseAway);
}
