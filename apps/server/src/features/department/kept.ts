/** Days for which a dissolved project, and the tree of who left one, are kept. */
const KEPT_DAYS = 30;

export function keptUntil(time: Date): Date {
  return new Date(time.getTime() + KEPT_DAYS * 86_400_000);
}

/** What ended before this time is kept no longer. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 86_400_000);
}
