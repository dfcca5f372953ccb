import type { ClockGroup } from '@netloom/model';

/** Who may stop the clocks of a group: nobody, software, or software once a block says that it is idle. */
export const GATED_BY: Record<ClockGroup, 'nobody' | 'software' | 'hint'> = {
  'power-up': 'nobody',
  infrastructure: 'nobody',
  security: 'nobody',
  timers: 'nobody',
  transactional: 'hint',
  peripheral: 'software',
};
