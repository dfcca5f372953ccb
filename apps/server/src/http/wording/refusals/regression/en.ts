/** About regressions, defects and tasks. */
export const en = {
  'no-regression': 'there is no regression {run}',
  'no-result-row': 'there is no result {result}',
  'nothing-to-rerun': 'nothing of it has to be simulated again: everything passed',
} as const;
