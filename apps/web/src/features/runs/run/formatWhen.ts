/** A moment as short as today allows: the time, with the day before it once that is another, with the year likewise. */
export function formatWhen(time: string, language: string, now = new Date()): string {
  const then = new Date(time);
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  if (then.toDateString() === now.toDateString()) return then.toLocaleTimeString(language, clock);
  const day = { month: 'short', day: 'numeric' } as const;
  if (then.getFullYear() === now.getFullYear()) {
    return then.toLocaleString(language, { ...day, ...clock });
  }
  return then.toLocaleDateString(language, { ...day, year: 'numeric' });
}
