import type { BugPriority, BugSeverity, BugStatus } from '@netloom/contract';

/** As the call of the list takes it. */
export interface BugFilter {
  status: BugStatus | undefined;
  severity: BugSeverity | undefined;
  priority: BugPriority | undefined;
  label: string | undefined;
  branch: string | undefined;
  assigneeId: number | undefined;
  mine: 'true' | 'false';
  watched: 'true' | 'false';
  unfinished: 'true' | 'false';
  search: string;
}

export const NO_FILTER: BugFilter = {
  ...{ status: undefined, severity: undefined, priority: undefined, label: undefined },
  ...{ branch: undefined, assigneeId: undefined },
  ...{ mine: 'false', watched: 'false', unfinished: 'false', search: '' },
};

/** What of a filter narrows anything, as it is saved. */
export function savedOf(filter: BugFilter): Record<string, string> {
  const narrowing = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== 'false' && value !== '',
  );
  return Object.fromEntries(narrowing.map(([name, value]) => [name, String(value)]));
}

/** A filter that was saved; what it does not name narrows nothing. */
export function filterOf(saved: Readonly<Record<string, string>>): BugFilter {
  const { assigneeId, ...rest } = saved;
  const known = Object.keys(rest).filter((name) => name in NO_FILTER);
  return {
    ...NO_FILTER,
    ...Object.fromEntries(known.map((name) => [name, rest[name]])),
    ...(assigneeId !== undefined && { assigneeId: Number(assigneeId) }),
  };
}
