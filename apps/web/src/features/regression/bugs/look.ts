import type { BugPriority, BugSeverity, BugStatus } from '@netloom/contract';

export { BUG_PRIORITIES, BUG_SEVERITIES, BUG_STATUSES } from '@netloom/model/defect';

export const STATUS_COLOURS: Readonly<Record<BugStatus, string>> = {
  Open: 'error',
  'Not Started': 'default',
  Running: 'processing',
  'Wait Verify': 'warning',
  Completed: 'success',
};

export const SEVERITY_COLOURS: Readonly<Record<BugSeverity, string>> = {
  severe: 'error',
  normal: 'warning',
  minor: 'default',
};

/** Keys of texts cannot have spaces in them. */
export const keyOf = <Word extends BugStatus | BugSeverity | BugPriority>(word: Word) =>
  word.replaceAll(' ', '-');
