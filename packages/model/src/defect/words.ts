/** The lists of the specification, section 3, word by word. */
export const BUG_STATUSES = ['Open', 'Not Started', 'Running', 'Wait Verify', 'Completed'] as const;
export type BugStatus = (typeof BUG_STATUSES)[number];

export const BUG_SEVERITIES = ['severe', 'normal', 'minor'] as const;

export const BUG_PRIORITIES = [
  'important and urgent',
  'important not urgent',
  'not important urgent',
  'not important not urgent',
] as const;
