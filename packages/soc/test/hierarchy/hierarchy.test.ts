import { it } from 'vitest';
import { exposes, groupsAndDissolves, noticesMutants } from './laws.ts';

it.each([1, 2, 3])(
  'groups and dissolves a random design without a change of its wiring: %i',
  groupsAndDissolves,
);

it('leads pins up two levels in one step', () => exposes(2));

it('notices every mutant of a boundary', () => noticesMutants(5).then(() => undefined), 60_000);
