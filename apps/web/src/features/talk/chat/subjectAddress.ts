/** The address of what a room is about, as references in messages have it; null where it is nothing. */
export function subjectAddress(subject: string): string | null {
  if (subject.startsWith('run:'))
    return `/charts/simulation?${new URLSearchParams({ run: subject.slice('run:'.length) })}`;
  return null;
}
