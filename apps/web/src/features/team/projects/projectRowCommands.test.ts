import type { Project } from '@netloom/contract';
import { expect, it } from 'vitest';
import { possible } from '../../../commands/command.ts';
import { projectRowCommands } from './projectRowCommands.ts';

const ids = (dissolvedTime: string | null, mayEdit = true) => {
  const project = { deptId: 1, dissolvedTime } as Project;
  const targets = { project, mayEdit, busy: false, ask: () => undefined, restore: () => undefined };
  return possible(projectRowCommands, targets).map(({ id }) => id);
};

it('a dissolved project can only be brought back', () => {
  expect(ids(null)).toEqual(['members', 'edit', 'dissolve']);
  expect(ids('2026-11-01T00:00:00Z')).toEqual(['restore']);
});

it('who may not edit projects sees their members, and does nothing to dissolved ones', () => {
  expect(ids(null, false)).toEqual(['members']);
  expect(ids('2026-11-01T00:00:00Z', false)).toEqual([]);
});
