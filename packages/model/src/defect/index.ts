export { judgeMove, movesFrom } from './moves.ts';
export type { BugDuty, MoveRefusal } from './moves.ts';
export { BUG_PRIORITIES, BUG_SEVERITIES, BUG_STATUSES } from './words.ts';
export type { BugStatus } from './words.ts';
