import { expect, it } from 'vitest';
import type { CommandSet } from '../../commands/command.ts';
import type { RowCommand } from '../../parts/table/rowCommand.ts';
import { backupRowCommands } from './backups/backupRowCommands.ts';
import { menuRowCommands } from './menus/menuRowCommands.ts';
import type { MenuRowTargets } from './menus/menuRowCommands.ts';

const nothing = () => undefined;

/** What a row refuses, with the key of the reason. */
const refused = <T>(set: CommandSet<T, RowCommand<T>>, targets: T) =>
  set.commands.flatMap(({ id, refusal }) => {
    const why = refusal?.(targets);
    return why === undefined ? [] : [[id, why]];
  });

it('a backup is neither put back nor deleted while one is made or put back', () => {
  const of = (working: boolean) => ({ working, download: nothing, restore: nothing, remove: nothing });
  expect(refused(backupRowCommands, of(false))).toEqual([]);
  expect(refused(backupRowCommands, of(true))).toEqual([
    ['restore', 'backups:busy'],
    ['delete', 'backups:busy'],
  ]);
});

it('an entry of the menu is moved between its siblings, and deleted when it is nobody else’s', () => {
  const of = (row: object, moving = false): MenuRowTargets => ({
    row: { index: 1, siblings: [1, 2, 3], builtIn: false, hasChildren: false, ...row } as never,
    ...{ moving, move: nothing, edit: nothing, remove: nothing },
  });
  expect(refused(menuRowCommands, of({}))).toEqual([]);
  expect(refused(menuRowCommands, of({ index: 0 }))).toEqual([['up', 'menus:isFirst']]);
  expect(refused(menuRowCommands, of({ index: 2 }))).toEqual([['down', 'menus:isLast']]);
  expect(refused(menuRowCommands, of({}, true))).toEqual([
    ['up', 'menus:isMoving'],
    ['down', 'menus:isMoving'],
  ]);
  expect(refused(menuRowCommands, of({ builtIn: true, hasChildren: true }))).toEqual([
    ['delete', 'menus:builtIn'],
  ]);
  expect(refused(menuRowCommands, of({ hasChildren: true }))).toEqual([['delete', 'menus:notEmpty']]);
});
