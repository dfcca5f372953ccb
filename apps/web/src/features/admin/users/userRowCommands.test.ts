import type { SysUser } from '@netloom/contract';
import { expect, it } from 'vitest';
import { possible } from '../../../commands/command.ts';
import { userRowCommands } from './userRowCommands.ts';
import type { UserTargets } from './userRowCommands.ts';

const nothing = () => undefined;
const targets = (user: Partial<SysUser>, isSelf = false): UserTargets => ({
  user: { userId: 7, status: 0, secondFactor: false, ...user } as SysUser,
  ...{ isSelf, busy: false, edit: nothing, resetPassword: nothing, removeFactor: nothing },
  ...{ disable: nothing, enable: nothing, remove: nothing },
});
const ids = (given: UserTargets) => possible(userRowCommands, given).map(({ id }) => id);

it('a user is disabled or enabled, whichever he is not, and loses a second factor that he has', () => {
  expect(ids(targets({}))).toEqual(['edit', 'resetPassword', 'disable', 'delete']);
  expect(ids(targets({ status: 1 }))).toEqual(['edit', 'resetPassword', 'enable', 'delete']);
  expect(ids(targets({ secondFactor: true }))).toContain('removeFactor');
});

it('nobody locks himself out', () => {
  const own = targets({ secondFactor: true }, true);
  const refused = (given: UserTargets) =>
    possible(userRowCommands, given)
      .filter(({ refusal }) => refusal?.(given) !== undefined)
      .map(({ id }) => id);
  expect(refused(own)).toEqual(['removeFactor', 'disable', 'delete']);
  expect(refused(targets({ secondFactor: true }))).toEqual([]);
});
